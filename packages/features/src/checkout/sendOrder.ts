import { SupplierError, wasNeverSent, type OrderRow } from '@trade-portal/supplier-api'
import { now } from '@trade-portal/design-system/time'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import type { OrderAttempts } from '../trade/orders/orderAttempts.ts'
import type { SentAttempt } from '../trade/orders/orderRecords.ts'
import { ActionError } from '../foundation/failures/failures.ts'
import { hasLines } from '../trade/orders/checkAttempt.ts'
import { findSimilarOrders } from '../trade/orders/similarOrders.ts'
import { matchOrders } from '../trade/orders/matchOrders.ts'
import type { OrderApi } from './orderApi.ts'
import { refusedFor, type OrderOutcome } from './orderOutcome.ts'
import type { OrderRequest } from './orderPayload.ts'
import type { PreparedDelivery } from './prepareDelivery.ts'

export interface SendOrderInput {
  readonly orderApi: OrderApi
  readonly attempts: OrderAttempts
  readonly cartId: string
  readonly request: OrderRequest
  /** Tax is calculated when the order is created, so the total is not known before. */
  readonly isTaxMode: boolean
}

function attemptOf(
  { cartId, request: { type, form }, isTaxMode }: SendOrderInput,
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
    at: now(),
    lookAlikes: orders && findSimilarOrders(compared, orders),
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  }
}

/**
 * Sends an order that has been prepared, once, and records the attempt before.
 * @param orders The orders that exist already; null if they could not be read.
 */
export async function sendOrder(
  input: SendOrderInput,
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
  if (!attempts.write(sent)) return refusedFor(new ActionError('The session has ended.'))
  try {
    return done(await orderApi.complete(request, prepared.branchId))
  } catch (error) {
    const refused = () => {
      attempts.write({ state: 'preparing', cartId, chargeProduct: prepared.charge })
      return refusedFor(error)
    }
    if (wasNeverSent(error)) return refused()
    // Otherwise only an error of the supplier is definite. After a lost, late or unreadable response the order may exist.
    if (!(error instanceof SupplierError) || error.kind === 'queued') return { kind: 'unknown' }
    const placed = error.kind === 'session-expired' ? undefined : await placedDespiteRefusal(input)
    if (placed === 'unknown') return { kind: 'unknown' }
    if (placed) return done(placed.number)
    return refused()
  }
}

/**
 * A browser may repeat a request when a keep-alive connection breaks. If the first request placed the order and emptied
 * the cart, the supplier rejects the repeat, and only that error arrives here. The cart had lines when it was sent, so
 * an empty one means that an order took them.
 * @returns the order if it was placed, undefined if not, `unknown` if it cannot be found
 */
async function placedDespiteRefusal({ orderApi, attempts, cartId }: SendOrderInput) {
  try {
    if (await hasLines(orderApi.readCart)) return undefined
    const { placed } = await matchOrders({ ...orderApi, attempts, cartId }, await orderApi.orders())
    return placed[0] ?? 'unknown'
  } catch {
    return 'unknown'
  }
}
