import type { OrderRow } from '@trade-portal/supplier-api'
import { documentKey } from '../documents/documentKey.ts'
import { findSimilarOrders, hasSameTexts, isCandidate } from './matchOrders.ts'
import type { OrderAttempts } from './orderAttempts.ts'
import {
  isAttempt,
  isUnknown,
  pickCompared,
  type ComparedValues,
  type OrderRecord,
  type SentAttempt,
  type WatchedOrder,
} from './orderRecords.ts'
import { announceOrder } from './recordPlaced.ts'

const seconds = 1000
/** When the list is read until it shows the order, in milliseconds after sending. */
const readAfter = [2, 30, 160, 640].map((after) => after * seconds)
/** An equal order that is found later may be a new one, so the notice no longer says that the customer pressed once. */
const certainFor = 640 * seconds
/** How long after the list has shown the order it is read once more, because it may show the second order later. */
const readAgainAfter = 30 * seconds

/**
 * Starts to watch whether one press becomes two orders.
 * @param before The list of orders before the press. Without it nothing is watched: an older order could be taken for a
 * repeated one.
 */
export function watchOrder(
  attempts: OrderAttempts,
  sent: ComparedValues & Pick<SentAttempt, 'cartId' | 'at'>,
  before: readonly OrderRow[] | null,
): void {
  if (before === null) return
  const { cartId, at } = sent
  // A quote that existed before may become an order. Only the accepted quote itself is expected to.
  const similarOrders = (['Order', 'Quote'] as const)
    .flatMap((each) => findSimilarOrders({ ...sent, type: each }, before))
    .filter((key) => key !== cartId)
  const isPressedAgain = attempts.readAll().some((record) => record.state === 'watched' && record.cartId === cartId)
  const values = { ...pickCompared(sent), cartId, at, similarOrders, isPressedAgain }
  attempts.write({ state: 'watched', ...values, seenAt: null, nextAt: at + (readAfter[0] ?? 0) })
}

/** When the list has to be read for a watched order. Undefined if none is watched, or its outcome is still unknown. */
export function nextReading(records: readonly OrderRecord[]): number | undefined {
  const times = watchedOrders(records).flatMap(({ nextAt }) => nextAt ?? [])
  return times.length === 0 ? undefined : Math.min(...times)
}

/**
 * Reads the list of orders, and gives notice of each that repeats a watched one: it was not there before the press, and has
 * the same reference, job, kind and total. After a failure the list is read again later.
 */
export async function findRepeatedOrders(
  attempts: OrderAttempts,
  readOrders: () => Promise<readonly OrderRow[]>,
  now: () => number,
): Promise<void> {
  const orders = await readOrders().catch(() => undefined)
  for (const watched of watchedOrders(attempts.readAll())) {
    const found = orders && matchRepeated(watched, orders, attempts.readAll())
    const age = now() - watched.at
    for (const { type, number } of found?.repeated ?? []) {
      const isOnePress = !watched.isPressedAgain && age <= certainFor
      const about = { kind: 'repeated' as const, other: found?.first.number ?? '', isOnePress }
      announceOrder(attempts, { cartId: watched.cartId, type, number, about })
    }
    const next = found ? afterListed(watched, now()) : afterMissed(watched, now(), orders === undefined)
    attempts.write({ ...watched, seenAt: watched.seenAt ?? (found ? now() : null), nextAt: next })
  }
}

function afterListed({ seenAt, nextAt }: WatchedOrder, now: number): number | null {
  return seenAt === null ? Math.max(now, nextAt ?? 0) + readAgainAfter : null
}

/** The pauses grow with the age of the order, so that a supplier who answers no longer is not asked for ever. */
function afterMissed({ at, nextAt }: WatchedOrder, now: number, hasFailed: boolean): number | null {
  const last = Math.max(now, nextAt ?? 0)
  if (hasFailed) return last + Math.max(readAgainAfter, last - at)
  const next = readAfter.find((after) => at + after > last)
  return next === undefined ? null : at + next
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

/** Undefined while the list does not show the watched order. */
function matchRepeated(watched: WatchedOrder, orders: readonly OrderRow[], records: readonly OrderRecord[]) {
  const number = records.flatMap((record) =>
    record.state === 'done' && record.cartId === watched.cartId ? (record.number ?? []) : [],
  )[0]
  const isOwn = (order: OrderRow) =>
    order.type === watched.type && (order.number === number || documentKey(order) === watched.cartId)
  const known = new Set(records.flatMap((record) => numberOfAnother(record, watched) ?? []))
  const unknown = records.filter(isUnknown)
  const isOfAnotherPress = (order: OrderRow) =>
    known.has(order.number) || unknown.some((attempt) => isCandidate(attempt, order))
  const candidates = orders.filter((order) => isOwn(order) || (!isOfAnotherPress(order) && isCandidate(watched, order)))
  // The newest orders come first, so the last candidate is the first that was placed.
  const first = candidates.find(isOwn) ?? (number === undefined ? candidates.at(-1) : undefined)
  if (!first) return undefined
  const isRepeated = (order: OrderRow) => order !== first && hasSameTexts(first, order) && order.amount === first.amount
  return { first, repeated: candidates.filter(isRepeated) }
}

/** The number in a record, if its order is of another press or was reported already. */
function numberOfAnother(record: OrderRecord, { cartId }: WatchedOrder): string | null | undefined {
  if (record.state === 'done') return record.cartId === cartId ? undefined : record.number
  if (record.state !== 'notice') return undefined
  // A question that the customer has not answered with No says nothing about its order.
  return record.about.kind === 'possible' && record.isDenied !== true ? undefined : record.number
}
