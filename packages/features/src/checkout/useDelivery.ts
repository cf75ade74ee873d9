import { useQuery } from '@tanstack/react-query'
import type { Branch, CartLine } from '@trade-portal/supplier-api'
import { useCallback, useEffect, useRef, useState, type FocusEventHandler } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSession } from '../foundation/session/useSession.ts'
import { delay } from '../foundation/time/until.ts'
import { useOrderAttempt } from '../trade/orders/queries.ts'
import type { CheckoutValues, Delivery, DeliveryPlace, DespatchKind, FoundDelivery } from './checkout.ts'
import { addedCharge, deliveryPlace, goodsOf } from './delivery.ts'
import { foundDeliveryQuery, useDeliveryPrice } from './queries.ts'

/** How long an order waits for the branch and the charge of its delivery, in milliseconds, before it is refused. */
const longestWaitMs = 5000

/** For the element around the fields of the address. */
export interface AddressEvents {
  readonly onFocus: FocusEventHandler
  readonly onBlur: FocusEventHandler
}

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
  const { place: entered, setPlace, addressEvents } = useEnteredPlace(form)
  const isDelivery = despatch === 'delivery'
  const place = isDelivery ? entered : null
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
    addressEvents,
    delivery: delivery(),
    goods: goodsOf(lines, charges),
    /** What the lookup has found for these values; undefined for a pickup, or if nothing yet. */
    knownFor: (values: CheckoutValues): FoundDelivery | undefined =>
      isDelivery ? known(deliveryPlace(values)) : undefined,
    /** Resolves when the lookup for these values has ended, or takes too long. Undefined if there is nothing to wait for. */
    waitFor: (values: CheckoutValues): Promise<unknown> | undefined => {
      const wanted = isDelivery ? deliveryPlace(values) : null
      if (wanted) setPlace(wanted)
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

/**
 * The entered address and vehicle; null until they are complete, and while the address is typed: half a suburb's name may be
 * another suburb with another price.
 */
function useEnteredPlace({ getValues, subscribe }: DeliveryInput['form']) {
  const [place, setPlace] = useState(() => deliveryPlace(getValues()))
  /** The name of the text field of the address that has the focus; '' if none. */
  const focused = useRef('')
  const update = useCallback(
    (isTyping: boolean) => {
      const entered = deliveryPlace(getValues())
      setPlace((shown) => (isSamePlace(shown, entered) ? shown : isTyping ? null : entered))
    },
    [getValues],
  )
  useEffect(() => {
    // A change of another field than the focused one is complete at once: a choice from a list, or an autofill.
    const callback = ({ name = '' }) => update(name !== '' && name === focused.current)
    return subscribe({ formState: { values: true }, callback })
  }, [subscribe, update])
  const addressEvents: AddressEvents = {
    onFocus: ({ target }) => {
      focused.current = target instanceof HTMLInputElement ? target.name : ''
      update(focused.current !== '')
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (currentTarget.contains(relatedTarget)) return
      focused.current = ''
      update(false)
    },
  }
  return { place, setPlace, addressEvents }
}

const isSamePlace = (one: DeliveryPlace | null, other: DeliveryPlace | null) =>
  JSON.stringify(one) === JSON.stringify(other)
