import type { CartLine, OrderRow } from '@trade-portal/supplier-api'
import { orderLock } from './orderAttempts.ts'
import { isRunningAnywhere } from '../../foundation/storage/exclusive.ts'
import { hasLines, matchOrders, type CheckResult, type FindResultsInput } from './matchOrders.ts'
import { recordPlaced } from './recordPlaced.ts'

export interface CheckAttemptInput extends FindResultsInput {
  readonly orders: () => Promise<readonly OrderRow[]>
  readonly readCart: () => Promise<readonly CartLine[]>
}

/**
 * Looks for orders of this cart whose outcome is unknown. Records and announces those that it finds. The check only reads
 * from the supplier, so it can be repeated. If it finds no order, it records nothing, because the server may finish the
 * order long after a gateway has given up.
 * @throws the error of reading the list or the cart. The attempt is then unchanged.
 */
export async function checkAttempt(input: CheckAttemptInput): Promise<CheckResult> {
  if (await isOrdering(input)) return 'stillSending'
  const results = await matchOrders(input, await input.orders())
  const isUnknown = input.attempts.readFresh(input.cartId)?.state === 'sent'
  const cartIsEmpty = isUnknown && !(await hasLines(input.readCart))
  // Checks again whether an order is being sent. If one was begun meanwhile, it would be mistaken for the order whose
  // outcome is unknown.
  if (await isOrdering(input)) return 'stillSending'
  if (recordPlaced(input.attempts, input.cartId, results)) return 'placed'
  if (results.possible.length > 0) return 'possible'
  return cartIsEmpty ? 'cartEmpty' : 'notFound'
}

async function isOrdering({ attempts, cartId }: CheckAttemptInput): Promise<boolean> {
  const sent = attempts.readAll().filter(({ state }) => state === 'sent')
  const carts = new Set([cartId, ...sent.map((attempt) => attempt.cartId)])
  const running = await Promise.all([...carts].map((id) => isRunningAnywhere(orderLock(id))))
  return running.includes(true)
}
