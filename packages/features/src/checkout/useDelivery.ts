import { useQuery } from '@tanstack/react-query'
import type { Branch, CartLine } from '@trade-portal/supplier-api'
import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { startTimer, type Timer } from '@trade-portal/design-system/time'
import {
  addedCharge,
  deliveryPlace,
  goodsOf,
  type Delivery,
  type DeliveryPlace,
  type DespatchKind,
  type FoundDelivery,
} from './delivery.ts'
import { useOrderAttempt } from '../trade/orders/queries.ts'
import { useSession } from '../foundation/session/useSession.ts'
import type { CheckoutValues } from './checkoutValues.ts'
import { foundDeliveryQuery, useDeliveryPrice } from './queries.ts'
import { delay } from '../foundation/time/until.ts'

/** How long the form must be unchanged before a delivery is looked up, in milliseconds. */
const changePauseMs = 600
/** The lookup waits until these fields lose the focus: half a suburb's name may be another suburb with another price. */
const typedFields: ReadonlySet<string> = new Set(['shipping.address', 'shipping.suburb', 'shipping.state'])
/**
 * How long the form waits for the branch and the charge of the delivery before it sends an order, in milliseconds. If they
 * are still unknown by then, the order is refused.
 */
const longestWaitMs = 5000

interface DeliveryInput {
  readonly form: Pick<UseFormReturn<CheckoutValues>, 'getValues' | 'subscribe'>
  readonly despatch: DespatchKind
  readonly cartId: string
  readonly lines: readonly CartLine[]
  readonly branches: readonly Branch[]
}

/**
 * Looks up the branch and the price of the delivery while the user fills in the form. The calls only read data.
 * @returns the delivery, and the cart's lines of goods: earlier attempts may have added delivery charges, which are left out
 */
export function useDelivery({ form, despatch, cartId, lines, branches }: DeliveryInput) {
  const { api, queryClient } = useSession()
  const [typed, setTyped] = useTypedPlace(form)
  const isDelivery = despatch === 'delivery'
  const place = isDelivery ? typed : null
  const search = useQuery(foundDeliveryQuery(api, place))
  const found = search.data
  const attempt = useOrderAttempt(cartId)
  const charges = [addedCharge(attempt), found?.charge ?? '']
  const line = lines.find(({ productId, quantity }) => productId === found?.charge && quantity === 1)
  const listed = useDeliveryPrice(line ? undefined : found?.charge)
  const price = line ?? listed

  const known = (wanted: DeliveryPlace | null) => queryClient.getQueryData(foundDeliveryQuery(api, wanted).queryKey)
  const delivery = (): Delivery => {
    if (!isDelivery) return { state: 'none' }
    if (place === null) return { state: 'incomplete' }
    if (found === undefined) return { state: search.isError ? 'failed' : 'loading' }
    if (price === undefined) return { state: 'loading' }
    const branch = branches.find(({ id }) => id === found.branchId)?.name ?? `branch ${found.branchId}`
    return { state: 'found', place, found, branch, price }
  }

  return {
    delivery: delivery(),
    goods: goodsOf(lines, charges),
    /**
     * The delivery that the lookup has found for these values. Undefined for a pickup, or while the lookup has no result.
     */
    knownFor: (values: CheckoutValues): FoundDelivery | undefined =>
      isDelivery ? known(deliveryPlace(values)) : undefined,
    /**
     * Waits until the delivery for these values is known, or its lookup fails or takes too long. Never rejects.
     * @returns undefined if there is nothing to wait for
     */
    waitFor: (values: CheckoutValues): Promise<unknown> | undefined => {
      const wanted = isDelivery ? deliveryPlace(values) : null
      if (wanted) setTyped(wanted)
      const state = queryClient.getQueryState(foundDeliveryQuery(api, wanted).queryKey)
      if (wanted === null || state?.data || state?.error) return undefined
      const asked = queryClient.fetchQuery(foundDeliveryQuery(api, wanted)).catch(() => undefined)
      return Promise.race([asked, delay(longestWaitMs)])
    },
    /** Replaces the shown delivery. An order looks the delivery up again before it is sent, and may find another one. */
    show: (values: CheckoutValues, found: FoundDelivery) => {
      queryClient.setQueryData(foundDeliveryQuery(api, deliveryPlace(values)).queryKey, found)
    },
  }
}

/** The entered address and vehicle. Null until they are complete, and while the user is still changing them. */
function useTypedPlace({ getValues, subscribe }: DeliveryInput['form']) {
  const [place, setPlace] = useState(() => deliveryPlace(getValues()))
  useEffect(() => {
    let shown = JSON.stringify(deliveryPlace(getValues()))
    let changed: DeliveryPlace | null | undefined
    let changedField: string | undefined
    let timer: Timer | undefined
    const showLater = () => {
      timer?.cancel()
      if (changed === undefined) return
      timer = startTimer(() => {
        if (changed === undefined || isTyping(changedField)) return
        setPlace(changed)
        changed = undefined
      }, changePauseMs)
    }
    document.addEventListener('focusout', showLater)
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, name }) => {
        const entered = deliveryPlace(values)
        if (JSON.stringify(entered) === shown) return
        shown = JSON.stringify(entered)
        // Hides the result for the previous address.
        setPlace(null)
        changed = entered
        changedField = name
        showLater()
      },
    })
    return () => {
      timer?.cancel()
      document.removeEventListener('focusout', showLater)
      unsubscribe()
    }
  }, [getValues, subscribe])
  return [place, setPlace] as const
}

/** Whether an address is still being typed. @param field The field that changed last. */
function isTyping(field = ''): boolean {
  const { activeElement } = document
  const focused = activeElement instanceof HTMLInputElement ? activeElement.name : ''
  return typedFields.has(field) && typedFields.has(focused)
}
