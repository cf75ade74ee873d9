import { signsOut } from '../../foundation/failures/failures.ts'
import { isRunningAnywhere, runExclusively } from '../../foundation/storage/exclusive.ts'
import { hasLines, matchOrders, type CheckResult, type OrderReads } from './matchOrders.ts'
import { orderLock } from './orderAttempts.ts'
import { recordPlaced } from './recordPlaced.ts'

/**
 * Looks for orders of this cart whose outcome is unknown, and records and announces those that it finds. If it finds none,
 * it records nothing, because the server may finish the order long after a gateway has given up.
 * @throws the error of reading the list or the cart
 */
export async function checkAttempt(reads: OrderReads): Promise<CheckResult> {
  const { attempts, cartId } = reads
  if (await isOrdering(reads)) return 'stillSending'
  const results = await matchOrders(reads, await reads.orders())
  const isUnknown = attempts.readFresh(cartId)?.state === 'sent'
  const cartIsEmpty = isUnknown && !(await hasLines(reads))
  // An order that was begun meanwhile would be mistaken for the one whose outcome is unknown.
  if (await isOrdering(reads)) return 'stillSending'
  return recordPlaced(attempts, cartId, results) ?? (cartIsEmpty ? 'cartEmpty' : 'notFound')
}

async function isOrdering({ attempts, cartId }: OrderReads): Promise<boolean> {
  const sent = attempts.readAll().filter(({ state }) => state === 'sent')
  const carts = new Set([cartId, ...sent.map((attempt) => attempt.cartId)])
  const running = await Promise.all([...carts].map((id) => isRunningAnywhere(orderLock(id))))
  return running.includes(true)
}

/** How long a customer must wait before ordering a cart again without asking the supplier, in milliseconds. */
export const unlockAfterMs = 10 * 60_000

export interface Unlocking {
  /** Whether the supplier told the customer that the order does not exist. */
  readonly supplierDeniedOrder: boolean
  /** The current time, in milliseconds since 1970. */
  readonly now: number
  /** Returns false once the customer has decided to wait for the first order. The cart then stays locked. */
  readonly isWanted: () => boolean
}

/**
 * Looks once more for an order of unknown outcome. If it is not found, unlocks its cart, so that the customer can order it
 * again. Keeps the first attempt, because its order may still arrive.
 * @returns `unlocked`, or why the cart stays locked
 * @throws if the search fails, unless the supplier knows of no such order; always if the error signs the customer out
 */
export async function unlockCart(reads: OrderReads, { supplierDeniedOrder, now, isWanted }: Unlocking) {
  const { attempts, cartId } = reads
  const result = await runExclusively(orderLock(cartId), async () => {
    const attempt = attempts.readFresh(cartId)
    if (attempt?.state === 'done') return 'placed'
    if (attempt?.state !== 'sent') return 'unlocked'
    if (!supplierDeniedOrder && now - attempt.at < unlockAfterMs) return 'tooEarly'
    try {
      const found = recordPlaced(attempts, cartId, await matchOrders(reads, await reads.orders()))
      if (found) return found
    } catch (error) {
      if (!supplierDeniedOrder || signsOut(error)) throw error
    }
    if (!isWanted()) return 'notWanted'
    attempts.write({ ...attempt, state: 'abandoned' })
    attempts.write({ state: 'preparing', cartId, chargeProduct: attempt.chargeProduct })
    return 'unlocked'
  })
  return result === 'taken' ? 'stillSending' : result
}
