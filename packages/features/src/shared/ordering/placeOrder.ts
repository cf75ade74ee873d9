import { SupplierError, type CartLine } from '@trade-portal/supplier-api'
import { ActionError, firstServerMessage, somethingWentWrong } from '../failures/failures.ts'
import { cartTotals } from '../cart/cartTotals.ts'
import { holdsLines } from './checkAttempt.ts'
import { orderLock, wasSent, type OrderAttempts, type SentAttempt } from '../cart/orderAttempts.ts'
import { findLookAlikes, findPlaced, isSameCart, type OrderLook } from './compareOrders.ts'
import { runExclusively } from '../locks/exclusive.ts'
import type { OrderRequest } from './orderDetails.ts'
import type { OrderApi } from './orderApi.ts'
import { settleDelivery, type Settled } from './settleDelivery.ts'

/** What can come of pressing Confirm Order or Create Quote. */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly number: string | null }
  /** Nothing was placed, and this is why. */
  | { readonly kind: 'refused'; readonly message: string; readonly cause: unknown }
  /** It was sent and no answer could be read: it may or may not be placed. */
  | { readonly kind: 'unknown' }
  /** The cart is not what the person saw. Nothing was sent. */
  | { readonly kind: 'cartChanged' }
  /** Another tab is ordering this cart now, or has ordered it. Nothing was sent. */
  | { readonly kind: 'takenElsewhere' }

export interface PlaceOrderInput {
  readonly orderApi: OrderApi
  readonly attempts: OrderAttempts
  readonly cartId: string
  /** The lines that the person saw when pressing. */
  readonly shown: readonly CartLine[]
  readonly request: OrderRequest
  /** Tax is added when the order is created, so its amount is not known before. */
  readonly isTaxMode: boolean
}

/**
 * Places an order or a quote, at most once. The server has no key that tells a repeat from a new order, so: one
 * attempt a cart at a time in all tabs; a mark that survives a reload before anything is sent; one request, never
 * repeated; and an outcome that nobody knows is a state of its own, never called a failure.
 */
export async function placeOrder(input: PlaceOrderInput): Promise<OrderOutcome> {
  const outcome = await runExclusively(orderLock(input.cartId), () => attemptOrder(input))
  return outcome === 'taken' ? { kind: 'takenElsewhere' } : outcome
}

async function attemptOrder(input: PlaceOrderInput): Promise<OrderOutcome> {
  const { orderApi, attempts, cartId, shown, request } = input
  const earlier = attempts.readFresh(cartId)
  if (wasSent(earlier)) return { kind: 'takenElsewhere' }

  let settled: Settled
  let lookAlikes: readonly string[]
  try {
    const lines = await orderApi.readCart()
    const chargeProduct = earlier?.chargeProduct ?? ''
    if (lines.length === 0 || !isSameCart(lines, shown, [chargeProduct])) return { kind: 'cartChanged' }
    settled = await settleDelivery({ orderApi, attempts, cartId, request, lines, chargeProduct })
    // The calls since took their time: what is ordered must still be what was seen, and one charge or none.
    if (!settled.isSettled || !isSameCart(settled.lines, shown, [chargeProduct, settled.charge])) {
      return { kind: 'cartChanged' }
    }
    lookAlikes = await readLookAlikes(input, settled)
  } catch (error) {
    return notPlaced(error)
  }
  return await send(input, settled, lookAlikes)
}

/**
 * Orders that look the same and are there already. An order is not refused because the list cannot be read; a later
 * check may then take an older look-alike for this order.
 */
async function readLookAlikes(input: PlaceOrderInput, settled: Settled): Promise<readonly string[]> {
  try {
    return findLookAlikes(lookOf(input, settled), await input.orderApi.orders())
  } catch (error) {
    if (error instanceof SupplierError) throw error
    return []
  }
}

function lookOf({ request: { type, form }, isTaxMode }: PlaceOrderInput, { lines }: Settled): OrderLook {
  const { reference, jobName } = form.shipping
  return { type, reference, jobName, total: isTaxMode ? null : cartTotals(lines).total }
}

async function send(input: PlaceOrderInput, settled: Settled, lookAlikes: readonly string[]): Promise<OrderOutcome> {
  const { orderApi, attempts, cartId, request } = input
  const chargeProduct = settled.charge
  const sent: SentAttempt = {
    ...lookOf(input, settled),
    state: 'sent',
    cartId,
    chargeProduct,
    at: Date.now(),
    lookAlikes: [...lookAlikes],
  }
  const done = (number: string | null): OrderOutcome => {
    attempts.write({ state: 'done', cartId, type: request.type, number })
    return { kind: 'placed', number }
  }
  // Without its mark a second order could follow, so an order whose session is over is not sent.
  if (!attempts.write(sent)) return notPlaced(new ActionError('The session has ended.'))
  try {
    return done(await orderApi.complete(request, settled.branchId))
  } catch (error) {
    // Only the supplier's own no is certain. A lost, late or unreadable answer may follow a placed order.
    if (!(error instanceof SupplierError) || error.kind === 'queued') return { kind: 'unknown' }
    const placed = error.kind === 'session-expired' ? undefined : await placedDespiteRefusal(orderApi, sent)
    if (placed === 'unknown') return { kind: 'unknown' }
    if (placed) return done(placed.number)
    attempts.write({ state: 'preparing', cartId, chargeProduct })
    return notPlaced(error)
  }
}

/**
 * A browser may repeat a request by itself when a kept connection breaks. If the first request was placed and its cart
 * emptied, the repeat is refused, and only that refusal reaches us. So a refusal is checked against the list of orders
 * when the cart is empty.
 */
async function placedDespiteRefusal(orderApi: OrderApi, sent: SentAttempt) {
  try {
    return (await holdsLines(orderApi.readCart)) ? undefined : findPlaced(sent, await orderApi.orders())
  } catch {
    return 'unknown'
  }
}

function notPlaced(cause: unknown): OrderOutcome {
  return { kind: 'refused', message: firstServerMessage(cause, somethingWentWrong), cause }
}
