import type { CartLine, OrderRow } from '@trade-portal/supplier-api'
import type { SentAttempt } from '../cart/orderAttempts.ts'

/** What can be compared of an attempt before and after it was sent. */
export type OrderLook = Pick<SentAttempt, 'type' | 'reference' | 'jobName' | 'total'>

/** Keys of the orders that could be taken for this one. */
export function findLookAlikes(look: OrderLook, orders: readonly OrderRow[]): string[] {
  return orders.filter((order) => looksLike(look, order)).map(orderKey)
}

/** The order that a sent attempt became: one that looks like it and was not there before. */
export function findPlaced(attempt: SentAttempt, orders: readonly OrderRow[]): OrderRow | undefined {
  return orders.find((order) => looksLike(attempt, order) && !attempt.lookAlikes.includes(orderKey(order)))
}

function orderKey({ number, suffix }: OrderRow): string {
  return `${number}-${suffix}`
}

/**
 * Either sign is enough, because a server may cut a text short or add tax: to overlook a placed order is worse than to
 * find one too many, and those that were there before do not count anyway.
 */
function looksLike(look: OrderLook, order: OrderRow): boolean {
  const isSameJob = plain(order.reference) === plain(look.reference) && plain(order.jobName) === plain(look.jobName)
  const isSameAmount = look.total !== null && order.amount === look.total
  return order.type === look.type && (isSameJob || isSameAmount)
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}

/** Whether two readings of a cart hold the same lines, quantities and prices, delivery charges of ours aside. */
export function isSameCart(now: readonly CartLine[], shown: readonly CartLine[], charges: readonly string[]): boolean {
  return fingerprint(now, charges) === fingerprint(shown, charges)
}

function fingerprint(lines: readonly CartLine[], charges: readonly string[]): string {
  return JSON.stringify(
    lines
      .filter((line) => !charges.includes(line.productId))
      .map((line) => [line.lineId, line.productId, line.unit, line.quantity, line.unitPrice, line.unitGst])
      .toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  )
}
