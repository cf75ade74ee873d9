import { SupplierError, type CartLine, type OrderRow, type Tally } from '@trade-portal/supplier-api'
import { now } from '@trade-portal/design-system/time'
import { atMostOnce } from '../foundation/api/atMostOnce.ts'
import { ActionError } from '../foundation/failures/failures.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { isSameTally } from '../trade/catalogue/tally.ts'
import { hasLines } from '../trade/orders/checkAttempt.ts'
import { findSimilarOrders, matchOrders } from '../trade/orders/matchOrders.ts'
import { contentsLock, orderLock, type OrderAttempts } from '../trade/orders/orderAttempts.ts'
import { wasSent, type SentAttempt } from '../trade/orders/orderRecords.ts'
import { recordPlaced } from '../trade/orders/recordPlaced.ts'
import { findDelivery, prepareDelivery, type PreparedDelivery, type ShownDelivery } from './delivery.ts'
import { addedCharge, goodsOf, isSameCart, isShownDelivery, isShownPrice } from './matchesShown.ts'
import type { OrderApi, OrderRequest } from './orderPayload.ts'
import { DeliveryChangedError, orderMessages, refusedFor, type OrderOutcome } from './orderOutcome.ts'

export interface PlaceOrderInput {
  readonly orderApi: OrderApi
  readonly attempts: OrderAttempts
  readonly cartId: string
  readonly request: OrderRequest
  /** In tax mode, tax is calculated when the order is created, so the portal does not know the total before. */
  readonly isTaxMode: boolean
  /** The lines that were shown when the user submitted. */
  readonly shown: readonly CartLine[]
  /** The shown lengths of the cart's tally lines, by line id. Lengths that were not shown are not compared. */
  readonly shownTallies: ReadonlyMap<string, readonly Tally[]>
  /**
   * The delivery that was shown when the user submitted; undefined for a pickup, or if the page said that the delivery could
   * not be worked out. See `isShownDelivery`. If its address was not found, the user has confirmed that address.
   */
  readonly shownDelivery?: ShownDelivery | undefined
  /** Whether the cart is still the current one. Another tab may have replaced it while the order waited for its turn. */
  readonly isCurrent: () => boolean
}

interface PreparedOrder {
  readonly branchId: string
  /** What is stored about the order when it is sent. */
  readonly sent: SentAttempt
}

/** Places an order or a quote at most once; see `atMostOnce`. The cart cannot be changed meanwhile. Does not throw. */
export async function placeOrder(input: PlaceOrderInput): Promise<OrderOutcome> {
  const { orderApi, attempts, cartId, request } = input
  const { type } = request
  const outcome = await atMostOnce({
    lock: orderLock(cartId),
    taken: orderMessages.takenElsewhere,
    // The order waits until changes of the cart that have begun are finished.
    waitsFor: contentsLock(cartId),
    earlier: () => {
      if (wasSent(attempts.readFresh(cartId))) throw new ActionError(orderMessages.takenElsewhere)
      if (!input.isCurrent()) throw new ActionError(orderMessages.cartChanged)
      return undefined
    },
    read: () => readOrders(input),
    prepare: (orders) => prepareOrder(input, orders),
    recordSent: ({ sent }) => attempts.write(sent),
    send: ({ branchId }) => orderApi.complete(request, branchId),
    find: () => findPlaced(input),
    recordDone: ({ sent: { lines } }, number) => attempts.write({ state: 'done', cartId, type, number, lines }),
    recordRefused: ({ sent: { chargeProduct } }) => attempts.write({ state: 'preparing', cartId, chargeProduct }),
  })
  if (outcome.kind === 'refused') return refusedFor(outcome.cause)
  return outcome.kind === 'done' ? { kind: 'placed', number: outcome.result } : outcome
}

/**
 * The orders that exist already; null if the list cannot be reached. The new order is then sent all the same.
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

/** Compares the delivery and the cart with what was shown. @throws the reason why the order must not be sent */
async function prepareOrder(input: PlaceOrderInput, orders: readonly OrderRow[] | null): Promise<PreparedOrder> {
  const { orderApi, attempts, cartId, shown, request, shownDelivery } = input
  const earlierOrders = await matchOrders({ ...orderApi, attempts, cartId }, orders ?? [])
  if (recordPlaced(attempts, cartId, earlierOrders)) throw new ActionError(orderMessages.placedAfterAll)
  if (earlierOrders.possible.length > 0) throw new ActionError(orderMessages.answerFirst)
  const found = request.isPickup ? undefined : await findDelivery(orderApi, request.form)
  if (found && !isShownDelivery(found, shownDelivery)) throw new DeliveryChangedError(found)
  const chargeProduct = addedCharge(attempts.ofCart(cartId))
  const assertSame = (lines: readonly CartLine[], charges: readonly string[]) => {
    const isSame = goodsOf(lines, charges).length > 0 && isSameCart(lines, shown, charges)
    if (!isSame) throw new ActionError(orderMessages.cartChanged)
  }
  await assertShownTallies(input)
  // The cart is read as late as possible. Only if the delivery charge has to be changed, the cart is read again.
  const lines = await orderApi.readCart()
  assertSame(lines, [chargeProduct])
  const prepared = await prepareDelivery({ orderApi, attempts, cartId, request, found, lines, chargeProduct })
  if (!prepared.hasRightCharge) throw new ActionError(orderMessages.cartChanged)
  assertSame(prepared.lines, [chargeProduct, prepared.charge])
  const charge = prepared.lines.find(({ productId }) => productId === prepared.charge)
  if (found && charge && !isShownPrice(charge, shownDelivery?.price)) throw new DeliveryChangedError(found)
  return { branchId: prepared.branchId, sent: attemptOf(input, prepared, orders) }
}

/** @throws ActionError if tally lines have other lengths than were shown. Comparing their totals could miss that. */
async function assertShownTallies({ orderApi, shownTallies }: PlaceOrderInput): Promise<void> {
  const compared = [...shownTallies].map(async ([lineId, shown]) =>
    isSameTally(await orderApi.readTallies(lineId), shown),
  )
  if (!(await Promise.all(compared)).every(Boolean)) throw new ActionError(orderMessages.cartChanged)
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
    at: now(),
    lookAlikes: orders && findSimilarOrders(compared, orders),
    lines: lines.map(({ productId, quantity }) => ({ productId, quantity })),
  }
}

/**
 * Looks for an order of unknown outcome. The cart had lines when it was sent, so an empty cart means that it was ordered.
 * @throws if the cart is empty, but the order cannot be found
 */
async function findPlaced({ orderApi, attempts, cartId }: PlaceOrderInput) {
  if (await hasLines(orderApi.readCart)) return undefined
  const { placed } = await matchOrders({ ...orderApi, attempts, cartId }, await orderApi.orders())
  if (!placed[0]) throw new Error('The order is not in the list.')
  return { result: placed[0].number }
}
