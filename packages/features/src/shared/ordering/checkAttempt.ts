import { SupplierError, type CartLine, type OrderRow } from '@trade-portal/supplier-api'
import { signsOut } from '../failures/failures.ts'
import { orderLock, type OrderAttempts } from '../cart/orderAttempts.ts'
import { findPlaced } from './compareOrders.ts'
import { runExclusively } from '../locks/exclusive.ts'

/** An order that the supplier is still working on may turn up this much later, in milliseconds. */
const settlesWithin = 60_000

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
  /** A person may send it again. */
  | 'notPlaced'
  /** Another tab, or this page, is still sending it. */
  | 'stillSending'
  /** It is not in the list, but it may yet come. */
  | 'tooEarly'
  /** It is not in the list, and yet the cart is empty. */
  | 'unclear'

/**
 * Finds out what became of a sent attempt. Only a cart that is still full, a list without the order and time gone by
 * together say that it was not placed; anything less leaves the cart locked.
 * @throws the error of the list or of the cart; the attempt stays as it is.
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
  const isFull = await holdsLines(readCart)
  if (now - attempt.at < settlesWithin) return 'tooEarly'
  if (!isFull) return 'unclear'
  attempts.write({ state: 'preparing', cartId, chargeProduct: attempt.chargeProduct })
  return 'notPlaced'
}

/** A cart that the supplier does not know any more holds nothing. @throws whatever else goes wrong */
export async function holdsLines(readCart: () => Promise<readonly CartLine[]>): Promise<boolean> {
  try {
    return (await readCart()).length > 0
  } catch (error) {
    if (error instanceof SupplierError && !signsOut(error)) return false
    throw error
  }
}
