import { now } from '@trade-portal/design-system/time'
import {
  SupplierError,
  type CartLine,
  type CustomerDetails,
  type OrderRow,
  type SupplierApi,
  type Tally,
} from '@trade-portal/supplier-api'
import { atMostOnce, type OnceOutcome } from '../foundation/api/atMostOnce.ts'
import { ActionError } from '../foundation/failures/failures.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { isSameTally } from '../trade/catalogue/tally.ts'
import { findSimilarOrders, hasLines, matchOrders, orderReads, type OrderReads } from '../trade/orders/matchOrders.ts'
import { contentsLock, orderLock, type OrderAttempts } from '../trade/orders/orderAttempts.ts'
import { orderMessages } from '../trade/orders/orderMessages.ts'
import { wasSent, type SentAttempt } from '../trade/orders/orderRecords.ts'
import { recordPlaced } from '../trade/orders/recordPlaced.ts'
import { watchOrder } from '../trade/orders/repeatedOrders.ts'
import type { Checkout, DeliveryPlace } from './checkout.ts'
import {
  addedCharge,
  correctCharge,
  DeliveryChangedError,
  deliveryPlace,
  findDelivery,
  goodsOf,
  matchesShownDelivery,
  matchesShownPrice,
} from './delivery.ts'
import { orderPayload } from './orderPayload.ts'

interface OrderContext {
  readonly api: SupplierApi
  readonly attempts: OrderAttempts
  /** Reads the lengths of a tally line, and shows them. */
  readonly readTallies: (lineId: string) => Promise<readonly Tally[]>
  /** Whether the cart is still the current one. Another tab may have replaced it while the order waited for a lock. */
  readonly isCurrent: () => boolean
  /** Called just before the order is sent. */
  readonly onSending: () => void
}

/** A checkout with everything that its order needs. */
interface CompleteCheckout extends Checkout, OrderContext {
  readonly customer: CustomerDetails
  /** Null for a pickup. */
  readonly place: DeliveryPlace | null
  readonly reads: OrderReads
}

/** Thrown if the cart is no longer as it was shown. Neither `shown` nor `now` contains delivery charges. */
export class CartChangedError extends ActionError {
  readonly shown: readonly CartLine[]
  readonly now: readonly CartLine[]
  constructor(shown: readonly CartLine[], now: readonly CartLine[]) {
    super(orderMessages.cartChanged)
    this.shown = shown
    this.now = now
  }
}

/** @throws ActionError if something that the order needs is missing. The messages are those of the specification. */
function complete(checkout: Checkout, context: OrderContext): CompleteCheckout {
  const { cartId, values, despatch, customer, delivery } = checkout
  const place = despatch === 'delivery' ? deliveryPlace(values) : null
  if (cartId === '') throw new ActionError('CartSessionId is undefined')
  if (despatch === 'none') throw new ActionError('Unable to find selected despatch method')
  if (!customer) throw new ActionError('customerDetails is not available')
  const isPending = delivery.state === 'loading' || delivery.state === 'incomplete'
  if (isPending || (despatch === 'delivery' && !place)) throw new ActionError(orderMessages.deliveryNotShown)
  return { ...checkout, ...context, customer, place, reads: orderReads(context.api, context.attempts, cartId) }
}

/**
 * Places an order or a quote at most once; see `atMostOnce`. Blocks changes of the cart meanwhile.
 * @returns the outcome, with the number of the order; null if the supplier gives none
 * @throws ActionError if something that the order needs is missing. Nothing else throws
 */
export async function placeOrder(checkout: Checkout, context: OrderContext): Promise<OnceOutcome<string | null>> {
  const order = complete(checkout, context)
  const { api, attempts, cartId, type } = order
  return await atMostOnce({
    lock: orderLock(cartId),
    lockedMessage: orderMessages.takenElsewhere,
    // The order waits until pending changes of the cart have ended.
    waitsFor: contentsLock(cartId),
    findEarlierOutcome: () => {
      if (wasSent(attempts.readFresh(cartId))) throw new ActionError(orderMessages.takenElsewhere)
      if (!order.isCurrent()) throw new ActionError(orderMessages.cartChanged)
      return undefined
    },
    read: () => readOrders(order),
    prepare: (orders) => prepareOrder(order, orders),
    recordSent: ({ sent, orders }) => {
      order.onSending()
      watchOrder(attempts, sent, orders)
      return attempts.write(sent)
    },
    send: ({ payload }) => api.processComplete(payload),
    find: () => findPlaced(order),
    recordDone: ({ sent: { lines } }, number) => attempts.write({ state: 'done', cartId, type, number, lines }),
    recordRefused: ({ sent: { chargeProduct } }) => attempts.write({ state: 'preparing', cartId, chargeProduct }),
  })
}

/**
 * The existing orders; null if the supplier does not answer, because an order can usually be placed without them. While an
 * earlier attempt may still arrive, they are needed: only they show whether it has ordered the cart.
 * @throws SupplierError if the supplier refuses the call, or any error while an earlier attempt may still arrive
 */
async function readOrders({ reads, attempts, cartId }: CompleteCheckout): Promise<readonly OrderRow[] | null> {
  try {
    return await reads.orders()
  } catch (error) {
    if (error instanceof SupplierError || attempts.unknown(cartId).length > 0) throw error
    return null
  }
}

/** Compares the delivery and the cart with what was shown. @throws the reason why the order must not be sent */
async function prepareOrder(order: CompleteCheckout, orders: readonly OrderRow[] | null) {
  const { api, reads, attempts, cartId, values, lines: shownLines, delivery, customer, place } = order
  const shown = delivery.state === 'found' ? delivery : undefined
  const earlier = recordPlaced(attempts, cartId, await matchOrders(reads, orders ?? []))
  if (earlier) throw new ActionError(earlier === 'placed' ? orderMessages.placedAfterAll : orderMessages.answerFirst)
  const found = place ? await findDelivery(api, place) : undefined
  if (found && !matchesShownDelivery(found, shown?.found)) throw new DeliveryChangedError(found)
  const added = addedCharge(attempts.ofCart(cartId))
  const charge = found?.charge ?? ''
  const assertSame = (lines: readonly CartLine[], charges: readonly string[]) => {
    const [goods, shown] = [goodsOf(lines, charges), goodsOf(shownLines, charges)]
    if (goods.length === 0 || goodsFingerprint(goods) !== goodsFingerprint(shown))
      throw new CartChangedError(shown, goods)
  }
  await assertShownTallies(order)
  // Reads the cart as late as possible. `correctCharge` reads it again only if it changes the delivery charge.
  const before = await reads.readCart()
  assertSame(before, [added])
  const lines = await correctCharge({ api, attempts, cartId, lines: before, charge, added })
  if (!lines) throw new ActionError(orderMessages.cartChanged)
  assertSame(lines, [added, charge])
  const charged = lines.find(({ productId }) => productId === charge)
  if (found && charged && !matchesShownPrice(charged, shown?.price)) throw new DeliveryChangedError(found)
  const payload = orderPayload(order, customer, found?.branchId ?? values.delivery.branch)
  return { payload, sent: attemptOf(order, lines, charge, orders), orders }
}

/** All values that must not have changed since the lines were shown. The order of the lines does not matter. */
function goodsFingerprint(lines: readonly CartLine[]): string {
  return JSON.stringify(
    lines
      .map((line) => [line.lineId, line.productId, line.unit, line.quantity, line.unitPrice, line.unitGst])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  )
}

/** @throws ActionError if the lengths of a tally line differ from those shown, even if their total is the same */
async function assertShownTallies({ readTallies, tallies }: CompleteCheckout): Promise<void> {
  const compared = [...tallies].map(async ([lineId, shown]) => isSameTally(await readTallies(lineId), shown))
  if (!(await Promise.all(compared)).every(Boolean)) throw new ActionError(orderMessages.cartChanged)
}

function attemptOf(
  { cartId, type, values, isTaxMode }: Checkout,
  lines: readonly CartLine[],
  charge: string,
  orders: readonly OrderRow[] | null,
): SentAttempt {
  const { reference, jobName } = values.shipping
  const { total, unpriced } = cartTotals(lines)
  // In tax mode or with unpriced lines, the supplier's total contains amounts that the portal does not know.
  const compared = { type, reference, jobName, total: isTaxMode || unpriced > 0 ? null : total }
  return {
    ...compared,
    state: 'sent',
    cartId,
    chargeProduct: charge,
    at: now(),
    similarOrders: orders && findSimilarOrders(compared, orders),
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  }
}

/**
 * The number of a refused order that was placed nevertheless; undefined if the cart still has lines, as when it was sent.
 * @throws if the cart is empty, but the order cannot be found
 */
async function findPlaced({ reads }: CompleteCheckout) {
  if (await hasLines(reads)) return undefined
  const { placed } = await matchOrders(reads, await reads.orders())
  if (!placed[0]) throw new Error('The order is not in the list.')
  return { result: placed[0].number }
}
