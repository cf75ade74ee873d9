import { SupplierError, type CartLine, type OrderRow, type Tally } from '@trade-portal/supplier-api'
import { ActionError } from '../foundation/failures/failures.ts'
import { contentsLock, orderLock } from '../trade/orders/orderAttempts.ts'
import { wasSent } from '../trade/orders/orderRecords.ts'
import { runExclusively } from '../foundation/storage/exclusive.ts'
import { runLocked } from '../foundation/storage/readWriteLock.ts'
import { isSameTally } from '../trade/catalogue/tally.ts'
import { goodsOf, isSameCart, isShownDelivery, isShownPrice } from './matchesShown.ts'
import { findDelivery, type ShownDelivery } from './findDelivery.ts'
import { matchOrders } from '../trade/orders/matchOrders.ts'
import { refusedFor, type OrderOutcome } from './orderOutcome.ts'
import { prepareDelivery, type PreparedDelivery } from './prepareDelivery.ts'
import { recordPlaced } from '../trade/orders/recordPlaced.ts'
import { sendOrder, type SendOrderInput } from './sendOrder.ts'

export interface PlaceOrderInput extends SendOrderInput {
  /** The lines that were shown when the user submitted. */
  readonly shown: readonly CartLine[]
  /** The lengths of its tally lines, by line id. Those that were not shown are not compared. */
  readonly shownTallies: ReadonlyMap<string, readonly Tally[]>
  /**
   * The delivery that was shown when the user submitted; undefined if it was said that none could be found out. It is
   * then not compared. One that was shown without its address being found has been confirmed by the user.
   */
  readonly shownDelivery?: ShownDelivery | undefined
  /** Whether the cart is still the current one. Another tab may have replaced it while the order waited for its turn. */
  readonly isCurrent: () => boolean
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
  if (!input.isCurrent()) return { kind: 'cartChanged' }
  const chargeProduct = earlier?.chargeProduct ?? ''
  const isSame = (lines: readonly CartLine[], charges: readonly string[]) =>
    goodsOf(lines, charges).length > 0 && isSameCart(lines, shown, charges)

  let orders: readonly OrderRow[] | null
  let prepared: PreparedDelivery
  try {
    orders = await readOrders(input)
    // The lock may have come before what the tab that had it has stored.
    if (wasSent(attempts.readFresh(cartId))) return { kind: 'takenElsewhere' }
    const earlierOrders = await matchOrders({ ...orderApi, attempts, cartId }, orders ?? [])
    if (recordPlaced(attempts, cartId, earlierOrders)) return { kind: 'placedAfterAll' }
    if (earlierOrders.possible.length > 0) throw new ActionError(answerFirst)
    const found = request.isPickup ? undefined : await findDelivery(orderApi, request.form)
    if (found && !isShownDelivery(found, shownDelivery)) return { kind: 'deliveryChanged', found }
    if (!(await hasShownTallies(input))) return { kind: 'cartChanged' }
    // The last reading. Only a delivery charge that has to be changed is followed by another one.
    const lines = await orderApi.readCart()
    if (!isSame(lines, [chargeProduct])) return { kind: 'cartChanged' }
    prepared = await prepareDelivery({ orderApi, attempts, cartId, request, found, lines, chargeProduct })
    if (!prepared.hasRightCharge || !isSame(prepared.lines, [chargeProduct, prepared.charge])) {
      return { kind: 'cartChanged' }
    }
    const charge = prepared.lines.find(({ productId }) => productId === prepared.charge)
    if (found && charge && !isShownPrice(charge, shownDelivery?.price)) return { kind: 'deliveryChanged', found }
  } catch (error) {
    return refusedFor(error)
  }
  // Nothing may be awaited from here until it is sent.
  return await sendOrder(input, prepared, orders)
}

/** Whether the tally lines have the lengths that were shown. Another length may leave the total as it is. */
async function hasShownTallies({ orderApi, shownTallies }: PlaceOrderInput): Promise<boolean> {
  const compared = [...shownTallies].map(async ([lineId, shown]) =>
    isSameTally(await orderApi.readTallies(lineId), shown),
  )
  return (await Promise.all(compared)).every(Boolean)
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
