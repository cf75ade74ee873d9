import { signsOut } from '../../foundation/failures/failures.ts'
import { runExclusively } from '../../foundation/storage/exclusive.ts'
import type { CheckAttemptInput } from './checkAttempt.ts'
import { matchOrders } from './matchOrders.ts'
import { orderLock } from './orderAttempts.ts'
import { recordPlaced } from './recordPlaced.ts'

/**
 * How many milliseconds after sending a customer must wait before ordering a cart again. There is no need to wait if the
 * supplier has told the customer that the order does not exist.
 */
export const unlockAfterMs = 10 * 60_000

export interface UnlockInput extends CheckAttemptInput {
  /** Whether the supplier has told the customer that there is no such order. */
  readonly supplierDeniedOrder: boolean
  /** The current time, in milliseconds since 1970. */
  readonly now: number
  /** Returns false once the customer has decided to wait for the first order. The cart then stays locked. */
  readonly isWanted: () => boolean
}

/**
 * Unlocks a cart, so that the customer can order it again although the outcome of its first order is unknown. Looks for the
 * first order once more, and unlocks the cart only if it is not found. Keeps the first attempt, because its order may still
 * arrive.
 * @returns `unlocked`, or why the cart stays locked. `possible`: the customer has to say whether an order in the list is the
 * first order. `stillSending`: an order of this cart is being sent.
 * @throws if the search fails. If the customer has asked the supplier, who knows of no such order, a failed search is
 * ignored, unless its error signs the customer out.
 */
export async function unlockCart(input: UnlockInput): Promise<Unlocking | 'stillSending'> {
  const result = await runExclusively(orderLock(input.cartId), () => unlock(input))
  return result === 'taken' ? 'stillSending' : result
}

type Unlocking = 'unlocked' | 'tooEarly' | 'notWanted' | 'placed' | 'possible'

async function unlock(input: UnlockInput): Promise<Unlocking> {
  const { attempts, cartId, supplierDeniedOrder, now, isWanted } = input
  const attempt = attempts.readFresh(cartId)
  if (attempt?.state === 'done') return 'placed'
  if (attempt?.state !== 'sent') return 'unlocked'
  if (!supplierDeniedOrder && now - attempt.at < unlockAfterMs) return 'tooEarly'
  try {
    const results = await matchOrders(input, await input.orders())
    if (recordPlaced(attempts, cartId, results)) return 'placed'
    if (results.possible.length > 0) return 'possible'
  } catch (error) {
    if (!supplierDeniedOrder || signsOut(error)) throw error
  }
  if (!isWanted()) return 'notWanted'
  attempts.write({ ...attempt, state: 'abandoned' })
  attempts.write({ state: 'preparing', cartId, chargeProduct: attempt.chargeProduct })
  return 'unlocked'
}
