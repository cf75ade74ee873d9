import type { OrderRow, TransactionDetail } from '@trade-portal/supplier-api'
import { inThousandths } from '../cart/cartTotals.ts'
import type { OrderAttempts } from '../cart/orderAttempts.ts'
import type { DoneAttempt, OrderedLine } from '../cart/orderRecords.ts'
import { announceOrder } from './announceOrder.ts'

export interface CompareOrderedInput {
  readonly orders: () => Promise<readonly OrderRow[]>
  readonly transaction: (order: OrderRow) => Promise<Pick<TransactionDetail, 'lines'>>
  readonly attempts: OrderAttempts
  readonly cartId: string
}

const mostTold = 5

/**
 * Compares a placed order with what was sent, and tells the customer of differences: another device may have changed the
 * cart in the last moment, which nothing on this side can prevent. Does not throw: a supplier that does not show the
 * order gives nothing to compare.
 */
export async function compareOrdered({ orders, transaction, attempts, cartId }: CompareOrderedInput): Promise<void> {
  const done = attempts.readFresh(cartId)
  if (done?.state !== 'done' || done.number === null || done.lines.length === 0) return
  try {
    const row = (await orders()).find(({ number, type }) => number === done.number && type === done.type)
    if (!row) return
    const differences = differencesOf(done, (await transaction(row)).lines)
    if (differences.length === 0) return
    const { type, number } = done
    announceOrder(attempts, { cartId, type, number, about: { kind: 'differs', differences } })
  } catch {
    // The order is placed all the same.
  }
}

/** Whether both have the same products in the same quantities, in whichever lines. */
export function hasSameLines(sent: readonly OrderedLine[], placed: readonly PlacedLine[]): boolean {
  const [wanted, got] = [quantities(sent), placedQuantities(placed)]
  const products = [...wanted.keys(), ...got.keys()]
  return products.every((productId) => (wanted.get(productId) ?? 0) === (got.get(productId) ?? 0))
}

function placedQuantities(placed: readonly PlacedLine[]): Map<string, number> {
  return quantities(placed.map(({ productId, quantity }) => ({ productId, quantity: quantity ?? 0 })))
}

/** A line of an order, as the supplier shows it. */
export type PlacedLine = Pick<TransactionDetail['lines'][number], 'productId' | 'quantity'>

function differencesOf({ lines: sent }: DoneAttempt, placed: readonly PlacedLine[]): string[] {
  const wanted = quantities(sent)
  const got = placedQuantities(placed)
  // A supplier that names products otherwise in its orders cannot be compared.
  if (![...got.keys()].some((productId) => wanted.has(productId))) return []
  const differences = [...new Set([...wanted.keys(), ...got.keys()])].flatMap((productId) => {
    const [before, after] = [wanted.get(productId) ?? 0, got.get(productId) ?? 0]
    if (before === after) return []
    if (after === 0) return `${productId} is missing.`
    return before === 0 ? `${productId} was added, ${after}.` : `${productId}: ${after} in place of ${before}.`
  })
  const more = differences.length - mostTold
  return more > 0 ? [...differences.slice(0, mostTold), `And ${more} more.`] : differences
}

/** Total quantity of each product, to three decimals. A product may stand in several lines. */
function quantities(lines: readonly OrderedLine[]): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { productId, quantity } of lines) {
    const sum = (sums.get(productId) ?? 0) + quantity
    sums.set(productId, inThousandths(sum))
  }
  return sums
}
