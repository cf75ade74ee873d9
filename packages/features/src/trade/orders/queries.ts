import type { CartLine, SupplierApi, Tally } from '@trade-portal/supplier-api'
import { outdatedBy } from '@trade-portal/supplier-api'
import { useCallback, useSyncExternalStore } from 'react'
import { now } from '@trade-portal/design-system/time'
import { composedQuery, cachedFiveMinutes } from '../../foundation/api/operationQuery.ts'
import { useAction } from '../../foundation/api/useAction.ts'
import { orderAttempts } from '../cart/orderAttempts.ts'
import { cartIds } from '../cart/queries.ts'
import { placedText, type OrderAttempt, type OrderNews, type SentAttempt } from '../cart/orderRecords.ts'
import type { Session } from '../../foundation/session/createSession.ts'
import { sessionPart } from '../../foundation/session/sessionPart.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { useTaxLabels } from '../../foundation/settings/useTaxLabels.ts'
import { readTallies } from '../catalogue/tallyQueries.ts'
import { chargeUnit } from './chargeUnit.ts'
import { checkAttempt, orderAgain, type CheckResult, type OrderAgainInput } from './checkAttempt.ts'
import { createOrderWatch, type WatchedCart } from './createOrderWatch.ts'
import { findDelivery, type DeliveryApi, type DeliveryPlace, type ShownDelivery } from './findDelivery.ts'
import { findingMessage } from './findingMessage.ts'
import type { OrderApi } from './orderApi.ts'
import type { OrderRequest } from './orderPayload.ts'
import { orderPayload } from './orderPayload.ts'
import type { OrderOutcome } from './orderOutcome.ts'
import { placeOrder } from './placeOrder.ts'
import { answerPossible } from './recordPlaced.ts'

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
    readTallies: (lineId) => api.getCartTallies({ sessionID: cartId, lineNo: lineId }),
    addCharge: (productId) =>
      api.addCartProduct({ sessionID: cartId, productID: productId, UOM: chargeUnit, quoteQty: 1 }),
    removeLine: ({ productId, lineId }) =>
      api.deleteCartProduct({ sessionID: cartId, productID: productId, lineID: lineId }),
    orders: () => api.getCustomerTransactions({}),
    transaction: ({ number, suffix }) => api.getTransactionTP({ transactionNumber: number, transactionSuffix: suffix }),
    complete: (request, branchId) => api.processComplete(orderPayload(cartId, request, branchId)),
  }
}

/** The branch and the charge of a delivery to this place, found as an order finds them; not asked for without a place. */
export function foundDeliveryQuery(api: SupplierApi, place: DeliveryPlace | null) {
  const query = composedQuery('findDelivery', place, (known) => findDelivery(createDeliveryApi(api), known))
  return { ...query, ...cachedFiveMinutes }
}

export interface OrderInput {
  readonly cartId: string
  /** The lines that were shown when the user submitted. */
  readonly shown: readonly CartLine[]
  /** The lengths of tally lines that were shown, by line id. */
  readonly shownTallies: ReadonlyMap<string, readonly Tally[]>
  readonly request: OrderRequest
  /** The delivery that was shown when the user submitted; see `PlaceOrderInput`. */
  readonly shownDelivery?: ShownDelivery | undefined
}

/** Places an order or a quote; see `placeOrder`. */
export function usePlaceOrder() {
  const session = useSession()
  const { isTaxMode } = useTaxLabels()
  return useCallback(
    async ({ cartId, ...order }: OrderInput): Promise<OrderOutcome> => {
      const parts = partsFor(session, cartId)
      const isCurrent = () => cartIds.of(session).current() === cartId
      return await thenInvalidate(session, () => placeOrder({ ...parts, isTaxMode, isCurrent, ...order }))
    },
    [session, isTaxMode],
  )
}

function partsFor(session: Session, cartId: string) {
  const orderApi = {
    ...createOrderApi(session.api, cartId),
    readTallies: (lineId: string) => readTallies(session, cartId, lineId),
  }
  return { orderApi, attempts: orderAttempts.of(session), cartId }
}

async function check(session: Session, cartId: string): Promise<CheckResult> {
  const { orderApi, ...parts } = partsFor(session, cartId)
  const result = await checkAttempt({ ...orderApi, ...parts })
  // The cart on the screen may be older than what was found.
  if (result === 'placed' || result === 'cartEmpty') session.invalidator.invalidate(outdatedBy('processComplete'))
  return result
}

const orderWatch = sessionPart((session) => {
  const watch = createOrderWatch(orderAttempts.of(session), (cartId) => check(session, cartId))
  return { value: watch, close: watch.close }
})

/** Looks for orders of unknown outcome while the component is on the screen. @returns what is known of this cart */
export function useOrderWatch(cartId: string | undefined): WatchedCart | undefined {
  const watch = orderWatch.of(useSession())
  return useSyncExternalStore(
    watch.subscribe,
    useCallback(() => (cartId === undefined ? undefined : watch.ofCart(cartId)), [watch, cartId]),
  )
}

/** Looks for the order of a cart at once. @returns what the customer reads @param supplier Whom to call. */
export async function lookForOrder(session: Session, cartId: string, supplier: string): Promise<string> {
  const result = await orderWatch.of(session).checkNow(cartId)
  const attempt = orderAttempts.of(session).ofCart(cartId)
  return attempt?.state === 'done' ? placedText(attempt) : findingMessage({ result }, { isLate: false, supplier })
}

/** Looks for the order of a cart at once. What it finds is in `useOrderWatch`. */
export function useCheckNow(cartId: string) {
  const watch = orderWatch.of(useSession())
  return useAction(() => watch.checkNow(cartId))
}

/** Unlocks a cart whose order has an unknown outcome; see `orderAgain`. */
export function useOrderAgain(cartId: string) {
  const session = useSession()
  return useAction((decision: Pick<OrderAgainInput, 'hasAsked' | 'isWanted'>) => {
    const { orderApi, ...parts } = partsFor(session, cartId)
    return thenInvalidate(session, () => orderAgain({ ...orderApi, ...parts, ...decision, now: now() }))
  })
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

/** Attempts of unknown outcome whose cart is not the current one, and a function to dismiss one. It is still looked for. */
export function useLeftAttempts(): readonly [readonly SentAttempt[], (attempt: SentAttempt) => void] {
  const session = useSession()
  const attempts = orderAttempts.of(session)
  const ids = cartIds.of(session)
  const current = useSyncExternalStore(ids.subscribe, ids.current)
  const sent = useSyncExternalStore(attempts.subscribe, attempts.sent)
  const left = sent.filter(({ cartId, isDismissed }) => cartId !== current && !isDismissed)
  return [left, (attempt) => void attempts.write({ ...attempt, isDismissed: true })]
}

/** Records whether an order is the one of unknown outcome, as the customer says, and looks again. */
export function useAnswerPossible() {
  const session = useSession()
  return (news: OrderNews, isIt: boolean) => {
    answerPossible(orderAttempts.of(session), news, isIt)
    // A failure is shown with the finding.
    orderWatch
      .of(session)
      .checkNow(news.cartId)
      .catch(() => undefined)
  }
}

/** What the customer has to know about orders and has not dismissed, and a function to dismiss or change it. */
export function useOrderNews(): readonly [readonly OrderNews[], (news: OrderNews) => void] {
  const attempts = orderAttempts.of(useSession())
  return [useSyncExternalStore(attempts.subscribe, attempts.news), (news) => void attempts.write(news)]
}
