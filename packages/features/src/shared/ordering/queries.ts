import { queryOptions, skipToken } from '@tanstack/react-query'
import type { CartLine, SupplierApi } from '@trade-portal/supplier-api'
import { outdatedBy } from '@trade-portal/supplier-api'
import { useCallback, useSyncExternalStore } from 'react'
import { keptFiveMinutes } from '../api/operationQuery.ts'
import { useAction } from '../api/useAction.ts'
import { orderAttempts, type DoneAttempt, type OrderAttempt } from '../cart/orderAttempts.ts'
import type { Session } from '../session/createSession.ts'
import { useSession } from '../session/useSession.ts'
import { useTaxWords } from '../settings/useTaxWords.ts'
import { checkAttempt } from './checkAttempt.ts'
import { findDelivery, type DeliveryApi, type DeliveryPlace, type FoundDelivery } from './findDelivery.ts'
import type { OrderApi } from './orderApi.ts'
import type { OrderRequest } from './orderPayload.ts'
import { orderPayload } from './orderPayload.ts'
import { placeOrder, type OrderOutcome } from './placeOrder.ts'

/** The calls that find a delivery. They only read. */
function createDeliveryApi(api: SupplierApi): DeliveryApi {
  return {
    geocode: ({ address, suburb, state }) =>
      api.getGeocode({ addressLine1: address, addressLine2: suburb, addressLine3: state }),
    closestBranch: (position, vehicleType) => api.getClosestBranch({ ...position, vehicleType }),
    deliveryCharge: ({ branchId, distanceKm }, vehicleType) =>
      api.getDeliveryCharge({ branchID: branchId, distanceKm, vehicleType }),
  }
}

/** The calls that ordering this cart needs. */
export function createOrderApi(api: SupplierApi, cartId: string): OrderApi {
  return {
    ...createDeliveryApi(api),
    readCart: () => api.getCartContents({ sessionID: cartId }),
    addCharge: (productId) => api.addCartProduct({ sessionID: cartId, productID: productId, UOM: 'ea', quoteQty: 1 }),
    removeLine: ({ productId, lineId }) =>
      api.deleteCartProduct({ sessionID: cartId, productID: productId, lineID: lineId }),
    orders: () => api.getCustomerTransactions({}),
    complete: (request, branchId) => api.processComplete(orderPayload(cartId, request, branchId)),
  }
}

/** The branch and the charge of a delivery to this place, found as an order finds them; not asked for without a place. */
export function foundDeliveryQuery(api: SupplierApi, place: DeliveryPlace | null) {
  return queryOptions({
    ...keptFiveMinutes,
    // Several operations answer it, so it has a name of its own.
    queryKey: ['findDelivery', place] as const,
    queryFn: place === null ? skipToken : () => findDelivery(createDeliveryApi(api), place),
  })
}

export interface OrderInput {
  readonly cartId: string
  /** The lines that were shown when the user submitted. */
  readonly shown: readonly CartLine[]
  readonly request: OrderRequest
  /** The delivery that was shown when the user submitted; undefined if none was. */
  readonly shownDelivery?: FoundDelivery | undefined
}

/** Places an order or a quote; see `placeOrder`. */
export function usePlaceOrder() {
  const session = useSession()
  const { isTaxMode } = useTaxWords()
  return useCallback(
    ({ cartId, ...order }: OrderInput): Promise<OrderOutcome> =>
      thenInvalidate(session, () => {
        const attempts = orderAttempts.of(session)
        return placeOrder({ orderApi: createOrderApi(session.api, cartId), attempts, cartId, isTaxMode, ...order })
      }),
    [session, isTaxMode],
  )
}

/** Finds out whether a sent order was placed; see `checkAttempt`. */
export function useCheckAttempt(cartId: string) {
  const session = useSession()
  return useAction(() =>
    thenInvalidate(session, () => {
      const { orders, readCart } = createOrderApi(session.api, cartId)
      return checkAttempt({ orders, readCart, attempts: orderAttempts.of(session), cartId, now: Date.now() })
    }),
  )
}

/** Refetches what an order changes, once and after any outcome, because an order may exist even after an error. */
async function thenInvalidate<T>({ invalidator }: Session, run: () => Promise<T>): Promise<T> {
  const release = invalidator.hold()
  try {
    return await run()
  } finally {
    invalidator.invalidate(outdatedBy('processComplete'))
    release()
  }
}

/** The attempt to order this cart, if there is one. */
export function useOrderAttempt(cartId: string | undefined): OrderAttempt | undefined {
  const attempts = orderAttempts.of(useSession())
  return useSyncExternalStore(
    attempts.subscribe,
    useCallback(() => (cartId === undefined ? undefined : attempts.ofCart(cartId)), [attempts, cartId]),
  )
}

/** An earlier order that was found to be placed, and a function to set or dismiss it. */
export function useAnnouncedOrder(): readonly [DoneAttempt | null, (announced: DoneAttempt | null) => void] {
  const attempts = orderAttempts.of(useSession())
  return [useSyncExternalStore(attempts.subscribe, attempts.announced), attempts.announce]
}
