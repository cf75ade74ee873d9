import type { OrderRow } from '@trade-portal/supplier-api'
import type { GivenUpAttempt, SentAttempt } from './orderRecords.ts'
import { localToday } from '../../foundation/time/localToday.ts'
import { documentKey } from '../documents/documentKey.ts'

/** The values of an attempt that are compared with the list of orders. */
export type ComparedValues = Pick<SentAttempt, 'type' | 'reference' | 'jobName' | 'total'>

/** Keys of the orders that could be mistaken for this one. */
export function findSimilarOrders(values: ComparedValues, orders: readonly OrderRow[]): string[] {
  return orders.filter((order) => isSimilar(values, order)).map(documentKey)
}

/**
 * Whether an order may be the result of a sent attempt: it is similar and did not exist before. If it is not known which
 * orders existed, those for an earlier day are excluded.
 */
export function isCandidate(attempt: SentAttempt | GivenUpAttempt, order: OrderRow): boolean {
  if (!isSimilar(attempt, order)) return false
  if (attempt.lookAlikes !== null) return !attempt.lookAlikes.includes(documentKey(order))
  return order.deliveryDate === null || order.deliveryDate >= localToday(new Date(attempt.at))
}

/** The same texts or the same amount are enough, because a server may truncate texts or add tax. It is no proof. */
function isSimilar(values: ComparedValues, order: OrderRow): boolean {
  return order.type === values.type && (hasSameTexts(values, order) || hasSameAmount(values, order))
}

export function hasSameTexts({ reference, jobName }: ComparedValues, order: OrderRow): boolean {
  return normalize(order.reference) === normalize(reference) && normalize(order.jobName) === normalize(jobName)
}

export function hasSameAmount({ total }: ComparedValues, order: OrderRow): boolean {
  return total !== null && order.amount === total
}

function normalize(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
