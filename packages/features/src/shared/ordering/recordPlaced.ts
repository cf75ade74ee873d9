import type { OrderRow } from '@trade-portal/supplier-api'
import type { OrderAttempts } from '../cart/orderAttempts.ts'
import type { DoneAttempt, OrderRecord } from '../cart/orderRecords.ts'
import { isResultOf } from './compareOrders.ts'
import { tellNews } from './tellNews.ts'

/**
 * Notes which orders of the list result from the attempts to order a cart, and tells the customer: that an order of
 * unknown outcome was placed, or that a cart was ordered twice.
 * @returns whether the cart has been ordered
 */
export function recordPlaced(attempts: OrderAttempts, cartId: string, orders: readonly OrderRow[]): boolean {
  const current = attempts.readFresh(cartId)
  const open = attempts.open(cartId)
  const known = knownNumbers(attempts.readAll())
  const results = orders.filter(
    (order) => !known.has(order.number) && open.some((attempt) => isResultOf(attempt, order)),
  )

  let placed: DoneAttempt | undefined = current?.state === 'done' ? current : undefined
  // The oldest first: that is the result of the first attempt.
  for (const order of results.toReversed()) {
    const { number, type } = order
    if (placed && placed.number !== null) {
      tellNews(attempts, { cartId, type, number, about: { kind: 'twice', other: placed.number } })
      continue
    }
    if (!placed) {
      const isLate = current?.state !== 'sent'
      tellNews(attempts, { cartId, type, number, about: { kind: 'placed', isLate, isEmptied: false } })
    }
    // It may be the result of an earlier attempt. Then this one may still arrive.
    if (current?.state === 'sent' && open.length > 1) attempts.write({ ...current, state: 'givenUp' })
    const lines = placed?.lines ?? open.findLast((attempt) => isResultOf(attempt, order))?.lines ?? []
    placed = { state: 'done', cartId, type, number, lines }
    attempts.write(placed)
  }
  return placed !== undefined
}

/** Numbers of orders that are known to result from another attempt, of this cart or of another one. */
function knownNumbers(records: readonly OrderRecord[]): Set<string | null> {
  return new Set(records.flatMap((record) => (record.state === 'done' || record.state === 'news' ? record.number : [])))
}
