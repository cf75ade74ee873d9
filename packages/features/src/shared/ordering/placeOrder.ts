import { SupplierError, type CartLine } from '@trade-portal/supplier-api'
import { ActionError, firstServerMessage, somethingWentWrong } from '../failures/failures.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import { hasLines } from './checkAttempt.ts'
import { orderLock, wasSent, type OrderAttempts, type SentAttempt } from '../cart/orderAttempts.ts'
import { findPlaced, findSimilarOrders, isSameCart, isSameDelivery, type ComparedValues } from './compareOrders.ts'
import { runExclusively } from '../locks/exclusive.ts'
import { findDelivery, type FoundDelivery } from './findDelivery.ts'
import type { OrderRequest } from './orderPayload.ts'
import type { OrderApi } from './orderApi.ts'
import { prepareDelivery, type PreparedDelivery } from './prepareDelivery.ts'

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

/**
 * Places an order or a quote at most once. The server has no idempotency key, so:
 * - a lock allows one attempt for each cart at a time, in all tabs;
 * - the attempt is stored before it is sent, so that it survives a reload;
 * - the request is sent once and never repeated;
 * - an unknown outcome is reported as `unknown`, never as a failure.
 *
 * Does not throw: errors are part of the outcome.
 */
export async function placeOrder(input: PlaceOrderInput): Promise<OrderOutcome> {
  const outcome = await runExclusively(orderLock(input.cartId), () => attemptOrder(input))
  return outcome === 'taken' ? { kind: 'takenElsewhere' } : outcome
}

async function attemptOrder(input: PlaceOrderInput): Promise<OrderOutcome> {
  const { orderApi, attempts, cartId, shown, request, shownDelivery } = input
  const earlier = attempts.readFresh(cartId)
  if (wasSent(earlier)) return { kind: 'takenElsewhere' }

  let prepared: PreparedDelivery
  let similarOrders: readonly string[]
  try {
    const lines = await orderApi.readCart()
    const chargeProduct = earlier?.chargeProduct ?? ''
    if (lines.length === 0 || !isSameCart(lines, shown, [chargeProduct])) return { kind: 'cartChanged' }
    const found = request.isPickup ? undefined : await findDelivery(orderApi, request.form)
    if (found && shownDelivery && !isSameDelivery(found, shownDelivery)) return { kind: 'deliveryChanged' }
    prepared = await prepareDelivery({ orderApi, attempts, cartId, request, found, lines, chargeProduct })
    // The cart may have changed during these calls. It must still have the lines shown, and the right delivery charge.
    if (!prepared.hasRightCharge || !isSameCart(prepared.lines, shown, [chargeProduct, prepared.charge])) {
      return { kind: 'cartChanged' }
    }
    similarOrders = await readSimilarOrders(input, prepared)
  } catch (error) {
    return notPlaced(error)
  }
  return await send(input, prepared, similarOrders)
}

/**
 * Keys of similar orders that exist already. If the list cannot be reached, the order is sent anyway; a later check may
 * then mistake an older order for this one.
 * @throws SupplierError if the supplier rejects the call
 */
async function readSimilarOrders(input: PlaceOrderInput, prepared: PreparedDelivery): Promise<readonly string[]> {
  try {
    return findSimilarOrders(comparedValues(input, prepared), await input.orderApi.orders())
  } catch (error) {
    if (error instanceof SupplierError) throw error
    return []
  }
}

function comparedValues(
  { request: { type, form }, isTaxMode }: PlaceOrderInput,
  { lines }: PreparedDelivery,
): ComparedValues {
  const { reference, jobName } = form.shipping
  const { total, unpriced } = cartTotals(lines)
  // The supplier's total includes lines whose price the portal does not know, so such totals cannot be compared.
  return { type, reference, jobName, total: isTaxMode || unpriced > 0 ? null : total }
}

async function send(
  input: PlaceOrderInput,
  prepared: PreparedDelivery,
  similarOrders: readonly string[],
): Promise<OrderOutcome> {
  const { orderApi, attempts, cartId, request } = input
  const chargeProduct = prepared.charge
  const sent: SentAttempt = {
    ...comparedValues(input, prepared),
    state: 'sent',
    cartId,
    chargeProduct,
    at: Date.now(),
    lookAlikes: [...similarOrders],
  }
  const done = (number: string | null): OrderOutcome => {
    attempts.write({ state: 'done', cartId, type: request.type, number })
    return { kind: 'placed', number }
  }
  // If the session has ended, the attempt cannot be stored and the order could be repeated later. So it is not sent.
  if (!attempts.write(sent)) return notPlaced(new ActionError('The session has ended.'))
  try {
    return done(await orderApi.complete(request, prepared.branchId))
  } catch (error) {
    // Only an error of the supplier is definite. After a lost, late or unreadable response the order may exist.
    if (!(error instanceof SupplierError) || error.kind === 'queued') return { kind: 'unknown' }
    const placed = error.kind === 'session-expired' ? undefined : await placedDespiteRefusal(orderApi, sent)
    if (placed === 'unknown') return { kind: 'unknown' }
    if (placed) return done(placed.number)
    attempts.write({ state: 'preparing', cartId, chargeProduct })
    return notPlaced(error)
  }
}

/**
 * A browser may repeat a request when a keep-alive connection breaks. If the first request placed the order and emptied
 * the cart, the supplier rejects the repeat, and only that error arrives here. So after an error with an empty cart the
 * list of orders is checked.
 * @returns the order if it was placed, undefined if not, `unknown` if the check fails
 */
async function placedDespiteRefusal(orderApi: OrderApi, sent: SentAttempt) {
  try {
    return (await hasLines(orderApi.readCart)) ? undefined : findPlaced(sent, await orderApi.orders())
  } catch {
    return 'unknown'
  }
}

function notPlaced(cause: unknown): OrderOutcome {
  return { kind: 'refused', message: firstServerMessage(cause, somethingWentWrong), cause }
}
