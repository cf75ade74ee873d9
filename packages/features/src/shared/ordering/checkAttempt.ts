import { SupplierError, type CartLine, type OrderRow } from '@trade-portal/supplier-api'
import { signsOut } from '../failures/failures.ts'
import { orderLock, type OrderAttempts } from '../cart/orderAttempts.ts'
import { findPlaced } from './compareOrders.ts'
import { runExclusively } from '../locks/exclusive.ts'

/** Time within which a sent order may still appear in the list, in milliseconds. */
const maxProcessingMs = 60_000

export interface CheckAttemptInput {
  readonly orders: () => Promise<readonly OrderRow[]>
  readonly readCart: () => Promise<readonly CartLine[]>
  readonly attempts: OrderAttempts
  readonly cartId: string
  /** Milliseconds since 1970. */
  readonly now: number
}

export type CheckResult =
  | 'placed'
  /** The user may send it again. */
  | 'notPlaced'
  /** This page or another tab is still sending it. */
  | 'stillSending'
  /** It is not in the list, but may still appear. */
  | 'tooEarly'
  /** It is not in the list, but the cart is empty. */
  | 'unclear'

/**
 * Finds out whether a sent order was placed. It counts as not placed only if it is missing in the list, the cart still
 * has its lines, and enough time has passed. Otherwise the cart stays locked.
 * @throws the error of reading the list or the cart; the attempt is then unchanged
 */
export async function checkAttempt(input: CheckAttemptInput): Promise<CheckResult> {
  const result = await runExclusively(orderLock(input.cartId), () => check(input))
  return result === 'taken' ? 'stillSending' : result
}

async function check({ orders, readCart, attempts, cartId, now }: CheckAttemptInput): Promise<CheckResult> {
  const attempt = attempts.readFresh(cartId)
  if (attempt?.state !== 'sent') return attempt?.state === 'done' ? 'placed' : 'notPlaced'

  const placed = findPlaced(attempt, await orders())
  if (placed) {
    attempts.write({ state: 'done', cartId, type: attempt.type, number: placed.number })
    return 'placed'
  }
  const cartHasLines = await hasLines(readCart)
  if (now - attempt.at < maxProcessingMs) return 'tooEarly'
  if (!cartHasLines) return 'unclear'
  attempts.write({ state: 'preparing', cartId, chargeProduct: attempt.chargeProduct })
  return 'notPlaced'
}

/** Whether the cart has lines. False if the supplier no longer knows it. @throws any other error of `readCart` */
export async function hasLines(readCart: () => Promise<readonly CartLine[]>): Promise<boolean> {
  try {
    return (await readCart()).length > 0
  } catch (error) {
    if (error instanceof SupplierError && !signsOut(error)) return false
    throw error
  }
}
