import type { CartLine, Tally } from '@trade-portal/supplier-api'
import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import * as v from 'valibot'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { storageKindOf } from '../../foundation/session/sessionRecord.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { readStored, writeStored } from '../../foundation/storage/safeStorage.ts'
import { routes } from '../../routes.ts'

/** Goods that the user wants to sell on. The prices of their lines are the user's own costs. */
export interface GoodsToPrice {
  /** Names the goods, such as "Quote 300001". */
  readonly title: string
  readonly jobName: string
  readonly lines: readonly CartLine[]
  /** Whether the costs include tax. Those of a cart, which are the default, do not. */
  readonly includesTax?: boolean
}

export interface Pricing {
  readonly goods?: GoodsToPrice
  /** The mark-up of all lines, in percent: null if the user has emptied its field, undefined if that of the letterhead applies. */
  readonly markUp?: number | null
  /** The mark-ups of single lines, in percent, by the key of the line. */
  readonly ownMarkUps: Readonly<Record<string, number>>
  readonly customer: string
  readonly jobName: string
  /** Whether all prices of the portal are hidden, because somebody else can see the screen. */
  readonly arePricesHidden: boolean
  /** The lengths of a tally that was priced before it was saved, and the key of this tally. */
  readonly tally?: { readonly key: string; readonly tallies: readonly Tally[] } | undefined
}

const hiddenKey = 'prices-hidden'
const blank: Pricing = { ownMarkUps: {}, customer: '', jobName: '', arePricesHidden: false }

/**
 * What the user prices for a customer. It is only in memory, because it has prices and the names of other people. Only
 * whether prices are hidden outlives a reload.
 */
const pricing = sessionPart(({ record }, handedOver: Pricing | undefined) => {
  const storage = storageKindOf(record)
  let state = handedOver ?? { ...blank, arePricesHidden: readStored(storage, hiddenKey, v.boolean()) ?? false }
  const listeners = new Set<() => void>()
  const value = {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    current: () => state,
    change: (changed: Partial<Pricing>) => {
      state = { ...state, ...changed }
      if (changed.arePricesHidden !== undefined) writeStored(storage, hiddenKey, changed.arePricesHidden)
      for (const listener of listeners) listener()
    },
  }
  return { value, handOver: () => state }
})

export function usePricing() {
  const { subscribe, current, change } = pricing.of(useSession())
  return { ...useSyncExternalStore(subscribe, current), change }
}

export function useArePricesHidden(): boolean {
  const { subscribe, current } = pricing.of(useSession())
  return useSyncExternalStore(subscribe, () => current().arePricesHidden)
}

/** Opens the screen that prices goods for a customer of the user's. */
export function usePriceForCustomer(): (goods: GoodsToPrice, tally?: Pricing['tally']) => void {
  const { current, change } = pricing.of(useSession())
  const navigate = useNavigate()
  return (goods, tally) => {
    const isSame = current().goods?.title === goods.title
    change({ goods, tally, ...(!isSame && { ownMarkUps: {}, jobName: goods.jobName }) })
    void navigate(routes.customerPrices.href())
  }
}
