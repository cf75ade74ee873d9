import {
  SupplierError,
  type CartLine,
  type OrderRow,
  type SupplierApi,
  type TransactionDetail,
} from '@trade-portal/supplier-api'
import { signsOut } from '../../foundation/failures/failures.ts'
import { foldText } from '../../foundation/lists/foldText.ts'
import { dayOf } from '../../foundation/time/calendarDay.ts'
import { documentKey } from '../documents/documentKey.ts'
import type { OrderAttempts } from './orderAttempts.ts'
import type {
  AbandonedAttempt,
  ComparedValues,
  DoneAttempt,
  OrderedLine,
  OrderRecord,
  SentAttempt,
} from './orderRecords.ts'

/** The attempts to order a cart, and the calls that find out what became of them. The calls only read. */
export interface OrderReads {
  readonly attempts: OrderAttempts
  readonly cartId: string
  readonly readCart: () => Promise<readonly CartLine[]>
  readonly orders: () => Promise<readonly OrderRow[]>
  readonly transaction: (order: OrderRow) => Promise<Pick<TransactionDetail, 'lines'>>
}

export const orderReads = (api: SupplierApi, attempts: OrderAttempts, cartId: string): OrderReads => ({
  attempts,
  cartId,
  readCart: () => api.getCartContents({ sessionID: cartId }),
  orders: () => api.getCustomerTransactions({}),
  transaction: ({ number, suffix }) => api.getTransactionTP({ transactionNumber: number, transactionSuffix: suffix }),
})

/** Orders of a list that were, or may have been, placed by attempts to order a cart; the newest first. */
export interface Results {
  /** Each with the lines that were sent. */
  readonly placed: readonly Pick<DoneAttempt, 'type' | 'number' | 'lines'>[]
  /** May also be a colleague's: only the customer knows. `same`: what makes the order similar to the attempt. */
  readonly possible: readonly (Pick<OrderRow, 'type' | 'number'> & { readonly same: 'job' | 'amount' })[]
}

/** What a check for an order with an unknown outcome has found. */
export type CheckResult =
  | 'placed'
  /** An order in the list may result from the attempt. The customer is asked whether it does. */
  | 'possible'
  /** The order is not in the list. This does not prove that it failed, because it may still arrive. */
  | 'notFound'
  /** The order is not in the list, but the cart is empty, so the order has probably arrived. */
  | 'cartEmpty'
  /** This page or another tab is still sending this order, or an order of another cart that could be mistaken for it. */
  | 'stillSending'

export type Finding = { readonly result: CheckResult } | { readonly error: unknown }

/** The maximum number of similar orders whose lines are read. */
const mostRead = 10

/**
 * Finds the orders that result from attempts of unknown outcome. A similar order is no proof, because a colleague may have
 * ordered for the same job: the order must have the lines that were sent. If its lines or the sent lines are unknown, its
 * reference, job, amount and date must all fit instead.
 * @throws an error that ends the session
 */
export async function matchOrders(
  { transaction, attempts, cartId }: Pick<OrderReads, 'transaction' | 'attempts' | 'cartId'>,
  orders: readonly OrderRow[],
): Promise<Results> {
  const unknown = attempts.unknown(cartId)
  if (unknown.length === 0) return { placed: [], possible: [] }
  const excluded = excludedNumbers(attempts.readAll(), cartId)
  const candidates = orders.flatMap((order) => {
    const similar = excluded.has(order.number) ? [] : unknown.filter((attempt) => isCandidate(attempt, order))
    return similar.length === 0 ? [] : { order, similar }
  })
  const compared = await Promise.all(
    candidates.slice(0, mostRead).map(async ({ order, similar }) => {
      const lines = await readLines(() => transaction(order))
      const proven = similar.findLast((attempt) => isProven(attempt, order, lines))
      return { order, similar, proven }
    }),
  )
  return {
    placed: compared.flatMap(({ order: { type, number }, proven }) =>
      proven ? { type, number, lines: proven.lines } : [],
    ),
    possible: compared
      .filter(({ proven }) => !proven)
      .map(({ order, similar }) => {
        const same = similar.some((attempt) => hasSameTexts(attempt, order)) ? 'job' : 'amount'
        return { type: order.type, number: order.number, same }
      }),
  }
}

/** Whether the cart has lines. False if the supplier refuses to read the cart. @throws any other error of `readCart` */
export async function hasLines({ readCart }: Pick<OrderReads, 'readCart'>): Promise<boolean> {
  try {
    return (await readCart()).length > 0
  } catch (error) {
    if (error instanceof SupplierError && !signsOut(error)) return false
    throw error
  }
}

/** Undefined if the supplier does not show the lines. */
async function readLines(read: () => Promise<{ readonly lines: readonly PlacedLine[] }>) {
  try {
    const { lines } = await read()
    return lines.length === 0 ? undefined : lines
  } catch (error) {
    if (signsOut(error)) throw error
    return undefined
  }
}

function isProven(
  attempt: SentAttempt | AbandonedAttempt,
  order: OrderRow,
  placed: readonly PlacedLine[] | undefined,
): boolean {
  // Unless it is known which similar orders existed before, this order may be one of them.
  if (attempt.similarOrders === null) return false
  if (placed && attempt.lines.length > 0) return hasSameLines(attempt.lines, placed)
  const isForLater = (order.deliveryDate ?? '') >= dayOf(attempt.at)
  return hasSameTexts(attempt, order) && hasSameAmount(attempt, order) && isForLater
}

/** The orders that are known to result from an attempt, and those that are not of this cart, as the customer has said. */
function excludedNumbers(records: readonly OrderRecord[], cartId: string): Set<string | null> {
  return new Set(
    records.flatMap((record) => {
      if (record.state === 'done') return record.number
      if (record.state !== 'notice') return []
      const isOpenQuestion = !record.isDismissed || record.cartId !== cartId
      return record.about.kind === 'possible' && isOpenQuestion ? [] : record.number
    }),
  )
}

type PlacedLine = Pick<TransactionDetail['lines'][number], 'productId' | 'quantity'>

/** Whether both have the same products in the same total quantities, however these are split into lines. */
export function hasSameLines(sent: readonly OrderedLine[], placed: readonly PlacedLine[]): boolean {
  // In whole thousandths, without floating-point error.
  const missing = new Map<string, number>()
  const count = ({ productId, quantity }: PlacedLine, sign: 1 | -1) =>
    missing.set(productId, (missing.get(productId) ?? 0) + sign * Math.round((quantity ?? 0) * 1000))
  for (const line of sent) count(line, 1)
  for (const line of placed) count(line, -1)
  return [...missing.values()].every((quantity) => quantity === 0)
}

/** Keys of the orders that could be mistaken for the order with these values. */
export function findSimilarOrders(values: ComparedValues, orders: readonly OrderRow[]): string[] {
  return orders.filter((order) => isSimilar(values, order)).map(documentKey)
}

/** Whether an order may result from an attempt: it is similar, and did not exist before, as far as is known. */
export function isCandidate(
  attempt: ComparedValues & Pick<SentAttempt, 'at' | 'similarOrders'>,
  order: OrderRow,
): boolean {
  if (!isSimilar(attempt, order)) return false
  if (attempt.similarOrders !== null) return !attempt.similarOrders.includes(documentKey(order))
  return order.deliveryDate === null || order.deliveryDate >= dayOf(attempt.at)
}

/** One of texts and amount is enough, because a server may truncate texts or add tax. Similarity is no proof. */
function isSimilar(values: ComparedValues, order: OrderRow): boolean {
  return order.type === values.type && (hasSameTexts(values, order) || hasSameAmount(values, order))
}

export function hasSameTexts(
  { reference, jobName }: Pick<ComparedValues, 'reference' | 'jobName'>,
  order: OrderRow,
): boolean {
  return foldText(order.reference) === foldText(reference) && foldText(order.jobName) === foldText(jobName)
}

function hasSameAmount({ total }: ComparedValues, order: OrderRow): boolean {
  return total !== null && order.amount === total
}
