import { SupplierError, type CartLine, type OrderRow } from '@trade-portal/supplier-api'
import { ActionError, firstServerMessage, somethingWentWrong } from '../failures/failures.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import { contentsLock } from '../cart/createCartChanges.ts'
import { orderLock, type OrderAttempts } from '../cart/orderAttempts.ts'
import { wasSent, type SentAttempt } from '../cart/orderRecords.ts'
import { runExclusively } from '../locks/exclusive.ts'
import { runLocked } from '../locks/readWriteLock.ts'
import { hasLines } from './checkAttempt.ts'
import { findSimilarOrders, isSameCart, isSameDelivery } from './compareOrders.ts'
import { findDelivery, type FoundDelivery } from './findDelivery.ts'
import { findResults } from './findResults.ts'
import type { OrderRequest } from './orderPayload.ts'
import type { OrderApi } from './orderApi.ts'
import { prepareDelivery, type PreparedDelivery } from './prepareDelivery.ts'
import { recordPlaced } from './recordPlaced.ts'

/** The outcome of placing an order or a quote. `number` is null if the supplier gives none. */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly number: string | null }
  /** Nothing was placed, for this reason. */
  | { readonly kind: 'refused'; readonly message: string; readonly cause: unknown }
  /** It was sent, but there was no readable response. It may have been placed. */
  | { readonly kind: 'unknown' }
  /** The cart differs from the one shown. Nothing was sent. */
  | { readonly kind: 'cartChanged' }
  /** The delivery has another branch or another charge than shown. Nothing was sent. */
  | { readonly kind: 'deliveryChanged' }
  /** The cart is being ordered in another tab, or has already been sent. Nothing was sent. */
  | { readonly kind: 'takenElsewhere' }
  /** An earlier attempt that the customer had given up was placed after all. Nothing was sent. */
  | { readonly kind: 'placedAfterAll' }

export interface PlaceOrderInput {
  readonly orderApi: OrderApi
  readonly attempts: OrderAttempts
  readonly cartId: string
  /** The lines that were shown when the user submitted. */
  readonly shown: readonly CartLine[]
  readonly request: OrderRequest
  /** The delivery that was shown when the user submitted; undefined if none was. It is then not compared. */
  readonly shownDelivery?: FoundDelivery | undefined
  /** Tax is calculated when the order is created, so the total is not known before. */
  readonly isTaxMode: boolean
}

const answerFirst =
  'An order in the list may be the one that you sent before. Please answer the question on this page first.'

/**
 * Places an order or a quote at most once. The server has no idempotency key, so:
 * - a lock allows one attempt for each cart at a time, in all tabs, and another one keeps the cart from changing;
 * - the cart is read last, directly before sending, and must be the one that was shown;
 * - the attempt is stored before it is sent, so that it survives a reload;
 * - the request is sent once and never repeated;
 * - an unknown outcome is reported as `unknown`, never as a failure.
 *
 * Does not throw: errors are part of the outcome.
 */
export async function placeOrder(input: PlaceOrderInput): Promise<OrderOutcome> {
  const { cartId } = input
  const outcome = await runExclusively(orderLock(cartId), () =>
    // Changes of the cart that have begun are finished first.
    runLocked(contentsLock(cartId), 'exclusive', () => attemptOrder(input)),
  )
  return outcome === 'taken' ? { kind: 'takenElsewhere' } : outcome
}

async function attemptOrder(input: PlaceOrderInput): Promise<OrderOutcome> {
  const { orderApi, attempts, cartId, shown, request, shownDelivery } = input
  const earlier = attempts.readFresh(cartId)
  if (wasSent(earlier)) return { kind: 'takenElsewhere' }
  const chargeProduct = earlier?.chargeProduct ?? ''
  const isSame = (lines: readonly CartLine[], charges: readonly string[]) =>
    lines.length > 0 && isSameCart(lines, shown, charges)

  let orders: readonly OrderRow[] | null
  let prepared: PreparedDelivery
  try {
    orders = await readOrders(input)
    const earlierOrders = await findResults({ ...orderApi, attempts, cartId }, orders ?? [])
    if (recordPlaced(attempts, cartId, earlierOrders)) return { kind: 'placedAfterAll' }
    if (earlierOrders.possible.length > 0) throw new ActionError(answerFirst)
    const found = request.isPickup ? undefined : await findDelivery(orderApi, request.form)
    if (found && shownDelivery && !isSameDelivery(found, shownDelivery)) return { kind: 'deliveryChanged' }
    // The last reading. Only a delivery charge that has to be changed is followed by another one.
    const lines = await orderApi.readCart()
    if (!isSame(lines, [chargeProduct])) return { kind: 'cartChanged' }
    prepared = await prepareDelivery({ orderApi, attempts, cartId, request, found, lines, chargeProduct })
    if (!prepared.hasRightCharge || !isSame(prepared.lines, [chargeProduct, prepared.charge])) {
      return { kind: 'cartChanged' }
    }
  } catch (error) {
    return notPlaced(error)
  }
  // Nothing may be awaited from here until it is sent.
  return await send(input, prepared, orders)
}

/**
 * The orders that exist already. If the list cannot be reached, the order is sent all the same; the result is null.
 * @throws SupplierError if the supplier rejects the call; any error if an earlier attempt may still arrive, because
 * without the list the cart could be ordered twice
 */
async function readOrders({ orderApi, attempts, cartId }: PlaceOrderInput): Promise<readonly OrderRow[] | null> {
  try {
    return await orderApi.orders()
  } catch (error) {
    if (error instanceof SupplierError || attempts.open(cartId).length > 0) throw error
    return null
  }
}

function attemptOf(
  { cartId, request: { type, form }, isTaxMode }: PlaceOrderInput,
  { lines, charge }: PreparedDelivery,
  orders: readonly OrderRow[] | null,
): SentAttempt {
  const { reference, jobName } = form.shipping
  const { total, unpriced } = cartTotals(lines)
  // The supplier's total includes lines whose price the portal does not know, so such totals cannot be compared.
  const compared = { type, reference, jobName, total: isTaxMode || unpriced > 0 ? null : total }
  return {
    ...compared,
    state: 'sent',
    cartId,
    chargeProduct: charge,
    at: Date.now(),
    lookAlikes: orders && findSimilarOrders(compared, orders),
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  }
}

async function send(
  input: PlaceOrderInput,
  prepared: PreparedDelivery,
  orders: readonly OrderRow[] | null,
): Promise<OrderOutcome> {
  const { orderApi, attempts, cartId, request } = input
  const sent = attemptOf(input, prepared, orders)
  const done = (number: string | null): OrderOutcome => {
    attempts.write({ state: 'done', cartId, type: request.type, number, lines: sent.lines })
    return { kind: 'placed', number }
  }
  // If the session has ended, the attempt cannot be stored and the order could be repeated later. So it is not sent.
  if (!attempts.write(sent)) return notPlaced(new ActionError('The session has ended.'))
  try {
    return done(await orderApi.complete(request, prepared.branchId))
  } catch (error) {
    // Only an error of the supplier is definite. After a lost, late or unreadable response the order may exist.
    if (!(error instanceof SupplierError) || error.kind === 'queued') return { kind: 'unknown' }
    const placed = error.kind === 'session-expired' ? undefined : await placedDespiteRefusal(input)
    if (placed === 'unknown') return { kind: 'unknown' }
    if (placed) return done(placed.number)
    attempts.write({ state: 'preparing', cartId, chargeProduct: prepared.charge })
    return notPlaced(error)
  }
}

/**
 * A browser may repeat a request when a keep-alive connection breaks. If the first request placed the order and emptied
 * the cart, the supplier rejects the repeat, and only that error arrives here. The cart had lines when it was sent, so
 * an empty one means that an order took them.
 * @returns the order if it was placed, undefined if not, `unknown` if it cannot be found
 */
async function placedDespiteRefusal({ orderApi, attempts, cartId }: PlaceOrderInput) {
  try {
    if (await hasLines(orderApi.readCart)) return undefined
    const { placed } = await findResults({ ...orderApi, attempts, cartId }, await orderApi.orders())
    return placed[0] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}

function notPlaced(cause: unknown): OrderOutcome {
  return { kind: 'refused', message: firstServerMessage(cause, somethingWentWrong), cause }
}
