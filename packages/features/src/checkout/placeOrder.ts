import {
  SupplierError,
  type CartLine,
  type CustomerDetails,
  type OrderRow,
  type Tally,
} from '@trade-portal/supplier-api'
import { now } from '@trade-portal/design-system/time'
import { atMostOnce, type OnceOutcome } from '../foundation/api/atMostOnce.ts'
import { ActionError } from '../foundation/failures/failures.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { isSameTally } from '../trade/catalogue/tally.ts'
import { findSimilarOrders, hasLines, matchOrders } from '../trade/orders/matchOrders.ts'
import { contentsLock, orderLock, type OrderAttempts } from '../trade/orders/orderAttempts.ts'
import { wasSent, type SentAttempt } from '../trade/orders/orderRecords.ts'
import type { PlacedOrder } from '../trade/orders/placedOrders.ts'
import { recordPlaced } from '../trade/orders/recordPlaced.ts'
import { watchOrder } from '../trade/orders/repeatedOrders.ts'
import {
  addedCharge,
  DeliveryChangedError,
  findDelivery,
  goodsOf,
  matchesShownDelivery,
  matchesShownPrice,
  prepareDelivery,
  type Delivery,
  type DespatchKind,
  type PreparedDelivery,
} from './delivery.ts'
import { orderMessages } from '../trade/orders/orderMessages.ts'
import type { OrderApi, OrderRequest } from './orderPayload.ts'

/** An order or a quote as submitted: the entered values, and what the page showed at that moment. */
export interface SubmittedOrder extends Pick<OrderRequest, 'type' | 'form' | 'user'> {
  readonly cartId: string
  /** The kind of the chosen despatch method. */
  readonly despatch: DespatchKind
  /** The customer's details, or null if they could not be loaded. */
  readonly customer: CustomerDetails | null
  readonly lines: readonly CartLine[]
  /** The lengths of the cart's tally lines as shown, by line id. Lengths that were not shown are not compared. */
  readonly tallies: ReadonlyMap<string, readonly Tally[]>
  /**
   * The delivery as shown; see `matchesShownDelivery`. If its address was not found, the user has confirmed that address.
   */
  readonly delivery: Delivery
  /** What Order Complete and the order's document show later. */
  readonly summary: PlacedOrder
}

interface PlaceOrderInput extends Pick<SubmittedOrder, 'cartId' | 'lines' | 'tallies' | 'delivery'> {
  readonly request: OrderRequest
  readonly orderApi: OrderApi
  readonly attempts: OrderAttempts
  /** In tax mode, the supplier calculates tax when it creates the order, so the portal cannot know the total in advance. */
  readonly isTaxMode: boolean
  /** Whether the cart is still the current one. Another tab may have replaced it while the order waited for a lock. */
  readonly isCurrent: () => boolean
  /** Called just before the order is sent. */
  readonly onSending: () => void
}

interface PreparedOrder {
  readonly branchId: string
  /** The record of the attempt, which is stored just before the order is sent. */
  readonly sent: SentAttempt
  /** The orders that existed before; null if they could not be read. */
  readonly orders: readonly OrderRow[] | null
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

/**
 * The request for an order or a quote.
 * @throws ActionError if something that the order needs is missing. The message is the one from the specification, if the
 * specification covers the case
 */
export function orderRequestOf({
  type,
  form,
  user,
  customer,
  cartId,
  despatch,
  delivery,
}: SubmittedOrder): OrderRequest {
  if (cartId === '') throw new ActionError('CartSessionId is undefined')
  if (despatch === 'none') throw new ActionError('Unable to find selected despatch method')
  if (!customer) throw new ActionError('customerDetails is not available')
  if (delivery.state === 'loading' || delivery.state === 'incomplete') {
    throw new ActionError(orderMessages.deliveryNotShown)
  }
  return { type, form, user, customer, isPickup: despatch === 'pickup' }
}

/**
 * Places an order or a quote at most once; see `atMostOnce`. Blocks changes of the cart meanwhile. Does not throw.
 * @returns the outcome, with the number of the order; null if the supplier gives none
 */
export async function placeOrder(input: PlaceOrderInput): Promise<OnceOutcome<string | null>> {
  const { orderApi, attempts, cartId, request } = input
  const { type } = request
  return await atMostOnce({
    lock: orderLock(cartId),
    lockedMessage: orderMessages.takenElsewhere,
    // The order waits until pending changes of the cart have ended.
    waitsFor: contentsLock(cartId),
    findEarlierOutcome: () => {
      if (wasSent(attempts.readFresh(cartId))) throw new ActionError(orderMessages.takenElsewhere)
      if (!input.isCurrent()) throw new ActionError(orderMessages.cartChanged)
      return undefined
    },
    read: () => readOrders(input),
    prepare: (orders) => prepareOrder(input, orders),
    recordSent: ({ sent, orders }) => {
      input.onSending()
      watchOrder(attempts, sent, orders)
      return attempts.write(sent)
    },
    send: ({ branchId }) => orderApi.complete(request, branchId),
    find: () => findPlaced(input),
    recordDone: ({ sent: { lines } }, number) => attempts.write({ state: 'done', cartId, type, number, lines }),
    recordRefused: ({ sent: { chargeProduct } }) => attempts.write({ state: 'preparing', cartId, chargeProduct }),
  })
}

/**
 * Reads the existing orders. Returns null if the supplier does not answer, because an order can usually be placed without
 * them. While an earlier attempt may still arrive, they are needed: only they show whether that attempt has ordered the
 * cart.
 * @throws SupplierError if the supplier refuses the call, or any error while an earlier attempt may still arrive
 */
async function readOrders({ orderApi, attempts, cartId }: PlaceOrderInput): Promise<readonly OrderRow[] | null> {
  try {
    return await orderApi.orders()
  } catch (error) {
    if (error instanceof SupplierError || attempts.unknown(cartId).length > 0) throw error
    return null
  }
}

/** Compares the delivery and the cart with what was shown. @throws the reason why the order must not be sent */
async function prepareOrder(input: PlaceOrderInput, orders: readonly OrderRow[] | null): Promise<PreparedOrder> {
  const { orderApi, attempts, cartId, request, lines: shownLines, delivery } = input
  const shown = delivery.state === 'found' ? delivery : undefined
  const earlierOrders = await matchOrders({ ...orderApi, attempts, cartId }, orders ?? [])
  if (recordPlaced(attempts, cartId, earlierOrders)) throw new ActionError(orderMessages.placedAfterAll)
  if (earlierOrders.possible.length > 0) throw new ActionError(orderMessages.answerFirst)
  const found = request.isPickup ? undefined : await findDelivery(orderApi, request.form)
  if (found && !matchesShownDelivery(found, shown?.found)) throw new DeliveryChangedError(found)
  const chargeProduct = addedCharge(attempts.ofCart(cartId))
  const assertSame = (lines: readonly CartLine[], charges: readonly string[]) => {
    const goods = goodsOf(lines, charges)
    const shown = goodsOf(shownLines, charges)
    const isSame = fingerprint(goods) === fingerprint(shown)
    if (goods.length === 0 || !isSame) throw new CartChangedError(shown, goods)
  }
  await assertShownTallies(input)
  // Reads the cart as late as possible. `prepareDelivery` reads it again only if it changes the delivery charge.
  const lines = await orderApi.readCart()
  assertSame(lines, [chargeProduct])
  const prepared = await prepareDelivery({ orderApi, attempts, cartId, request, found, lines, chargeProduct })
  if (!prepared.hasRightCharge) throw new ActionError(orderMessages.cartChanged)
  assertSame(prepared.lines, [chargeProduct, prepared.charge])
  const charge = prepared.lines.find(({ productId }) => productId === prepared.charge)
  if (found && charge && !matchesShownPrice(charge, shown?.price)) throw new DeliveryChangedError(found)
  return { branchId: prepared.branchId, sent: attemptOf(input, prepared, orders), orders }
}

/**
 * One text of all values that must not have changed since the lines were shown. Sorts the lines first, because their order
 * does not matter.
 */
function fingerprint(lines: readonly CartLine[]): string {
  return JSON.stringify(
    lines
      .map((line) => [line.lineId, line.productId, line.unit, line.quantity, line.unitPrice, line.unitGst])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  )
}

/**
 * @throws ActionError if the lengths of a tally line differ from those that were shown, even if the total length is the
 * same
 */
async function assertShownTallies({ orderApi, tallies }: PlaceOrderInput): Promise<void> {
  const compared = [...tallies].map(async ([lineId, shown]) => isSameTally(await orderApi.readTallies(lineId), shown))
  if (!(await Promise.all(compared)).every(Boolean)) throw new ActionError(orderMessages.cartChanged)
}

function attemptOf(
  { cartId, request: { type, form }, isTaxMode }: PlaceOrderInput,
  { lines, charge }: PreparedDelivery,
  orders: readonly OrderRow[] | null,
): SentAttempt {
  const { reference, jobName } = form.shipping
  const { total, unpriced } = cartTotals(lines)
  // In tax mode or with unpriced lines, the supplier's total contains amounts that the portal does not know, so it cannot be
  // compared.
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
 * Finds out whether a refused order was placed nevertheless. The cart had lines when the order was sent, so an empty cart
 * means that the order was placed.
 * @returns the order's number, or undefined if the cart still has lines
 * @throws if the cart is empty, but the order cannot be found
 */
async function findPlaced({ orderApi, attempts, cartId }: PlaceOrderInput) {
  if (await hasLines(orderApi.readCart)) return undefined
  const { placed } = await matchOrders({ ...orderApi, attempts, cartId }, await orderApi.orders())
  if (!placed[0]) throw new Error('The order is not in the list.')
  return { result: placed[0].number }
}
