import type { OrderRow } from '@trade-portal/supplier-api'
import { findSimilarOrders, hasSameTexts, isCandidate } from './matchOrders.ts'
import type { OrderAttempts } from './orderAttempts.ts'
import { isAttempt, isOpen, type OrderRecord, type SentAttempt, type WatchedOrder } from './orderRecords.ts'
import { announceOrder } from './recordPlaced.ts'

const seconds = 1000
/** When the list is read, in milliseconds after sending. The list may show an order late, so it is read more than once. */
const readAfter = [2, 30, 160, 640].map((after) => after * seconds)
/** An order that is listed is no longer watched after this time. */
const settledAfter = 30 * seconds

type SentValues = Pick<SentAttempt, 'cartId' | 'type' | 'reference' | 'jobName' | 'total' | 'at'>

/**
 * Starts to watch whether one press becomes two orders. Watches nothing if the list could not be read before the press,
 * because an older order could then be taken for a repeated one.
 * @param before The list of orders before the press; null if the supplier did not show it.
 */
export function watchOrder(attempts: OrderAttempts, sent: SentValues, before: readonly OrderRow[] | null): void {
  if (before === null) return
  const { cartId, type, reference, jobName, total, at } = sent
  const lookAlikes = findSimilarOrders(sent, before)
  const nextAt = at + (readAfter[0] ?? 0)
  attempts.write({ state: 'watched', cartId, type, reference, jobName, total, at, lookAlikes, nextAt })
}

/** When the list has to be read for a watched order. Undefined if none is watched, or its outcome is still unknown. */
export function nextReading(records: readonly OrderRecord[]): number | undefined {
  const times = watchedOrders(records).flatMap(({ nextAt }) => nextAt ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * Reads the list of orders, and gives notice of each order that is a repetition of a watched one: it was not there before
 * the press, and has the same reference, job, kind and total.
 * @throws the error of reading the list
 */
export async function findRepeatedOrders(
  attempts: OrderAttempts,
  readOrders: () => Promise<readonly OrderRow[]>,
  now: () => number,
): Promise<void> {
  const orders = await readOrders()
  for (const watched of watchedOrders(attempts.readAll())) {
    const { first, repeated } = matchRepeated(watched, orders, attempts.readAll())
    for (const { type, number } of repeated)
      announceOrder(attempts, {
        cartId: watched.cartId,
        type,
        number,
        about: { kind: 'repeated', other: first?.number ?? '' },
      })
    const age = now() - watched.at
    const isSettled = first !== undefined && age >= settledAfter
    const next = readAfter.find((after) => after > age)
    attempts.write({ ...watched, nextAt: isSettled || next === undefined ? null : watched.at + next })
  }
}

/** The watched orders that were placed, and the accepted quotes, which have no attempt. */
function watchedOrders(records: readonly OrderRecord[]): readonly WatchedOrder[] {
  return records
    .filter((record) => record.state === 'watched')
    .filter(({ cartId, nextAt }) => {
      const attempt = records.filter(isAttempt).find((record) => record.cartId === cartId)
      return nextAt !== null && (attempt === undefined || attempt.state === 'done')
    })
}

function matchRepeated(watched: WatchedOrder, orders: readonly OrderRow[], records: readonly OrderRecord[]) {
  const placed = records.find((record) => record.state === 'done' && record.cartId === watched.cartId)
  const number = placed?.state === 'done' ? placed.number : null
  const known = new Set(records.flatMap((record) => ('number' in record ? (record.number ?? []) : [])))
  const open = records.filter(isOpen)
  const candidates = orders.filter((order) => {
    if (order.number === number) return true
    // An order that another press may have placed is not a repetition of this one.
    const isOfAnotherPress = known.has(order.number) || open.some((attempt) => isCandidate(attempt, order))
    return !isOfAnotherPress && isCandidate(watched, order)
  })
  // The newest orders come first, so the last candidate is the first that was placed.
  const first = number === null ? candidates.at(-1) : candidates.find((order) => order.number === number)
  const repeated = candidates.filter(
    (order) => first && order !== first && hasSameTexts(first, order) && order.amount === first.amount,
  )
  return { first, repeated }
}
