import { toasts } from '../../foundation/failures/toasts.ts'
import type { Results } from './matchOrders.ts'
import type { OrderAttempts } from './orderAttempts.ts'
import { noticeMessage } from './orderMessages.ts'
import { recordKey, type DoneAttempt, type OrderNotice } from './orderRecords.ts'

/**
 * Records which orders result from the attempts to order a cart. A notice says that an order of unknown outcome was placed,
 * or that a cart was ordered twice, or asks the customer about an order that may result from the attempts.
 * @returns `placed` if the cart has been ordered, `possible` if the customer has to say whether an order is that of the cart
 */
export function recordPlaced(
  attempts: OrderAttempts,
  cartId: string,
  results: Results,
): 'placed' | 'possible' | undefined {
  const current = attempts.readFresh(cartId)
  let placed: DoneAttempt | undefined = current?.state === 'done' ? current : undefined
  // The oldest order comes first, because it is the result of the first attempt.
  for (const { number, type, lines } of results.placed.toReversed()) {
    if (placed && placed.number !== null) {
      announceOrder(attempts, { cartId, type, number, about: { kind: 'twice', other: placed.number } })
      continue
    }
    if (!placed) {
      const isLate = current?.state !== 'sent'
      announceOrder(attempts, { cartId, type, number, about: { kind: 'placed', isLate, isEmptied: false } })
    }
    // This order may be that of an earlier attempt, and the order of the current attempt may still arrive.
    if (current?.state === 'sent' && attempts.unknown(cartId).length > 1)
      attempts.write({ ...current, state: 'abandoned' })
    placed = { state: 'done', cartId, type, number, lines: placed?.lines ?? lines }
    attempts.write(placed)
  }
  askAbout(attempts, cartId, results)
  if (placed) return 'placed'
  return results.possible.length > 0 ? 'possible' : undefined
}

/** Asks the customer about each possible order once, and removes questions that have been answered meanwhile. */
function askAbout(attempts: OrderAttempts, cartId: string, { placed, possible }: Results): void {
  const isOver = attempts.unknown(cartId).length === 0
  // Of all carts, because the order may have turned out to belong to another cart.
  const known = new Set(attempts.readAll().map((record) => record.state === 'done' && record.number))
  for (const notice of questions(attempts, cartId)) {
    const isAnswered = isOver || known.has(notice.number) || placed.some(({ number }) => number === notice.number)
    if (isAnswered && !notice.isDismissed) attempts.write({ ...notice, isDismissed: true })
  }
  if (isOver) return
  const asked = new Set(questions(attempts, cartId).map(recordKey))
  for (const { number, type, same } of possible) {
    const question = { cartId, type, number, about: { kind: 'possible' as const, same } }
    if (!asked.has(recordKey({ state: 'notice', isDismissed: false, ...question }))) announceOrder(attempts, question)
  }
}

/** Records whether a possible order is the one that was sent. If not, the customer is not asked about it again. */
export function answerPossibleOrder(attempts: OrderAttempts, notice: OrderNotice, isIt: boolean): void {
  attempts.write({ ...notice, isDismissed: true, isDenied: !isIt })
  const { cartId, type, number } = notice
  const sent = attempts.unknown(cartId).find((attempt) => attempt.type === type)
  if (isIt && sent) recordPlaced(attempts, cartId, { placed: [{ type, number, lines: sent.lines }], possible: [] })
}

function questions(attempts: OrderAttempts, cartId: string): OrderNotice[] {
  return attempts
    .readAll()
    .filter((record) => record.state === 'notice')
    .filter((notice) => notice.cartId === cartId && notice.about.kind === 'possible')
}

/** Shows a notice about an order until it is dismissed, and keeps its text in the list of the latest messages. */
export function announceOrder(attempts: OrderAttempts, values: Omit<OrderNotice, 'state' | 'isDismissed'>): void {
  const notice: OrderNotice = { state: 'notice', isDismissed: false, ...values }
  if (!attempts.write(notice)) return
  const { title, text } = noticeMessage(notice)
  toasts.messages.keep(notice.about.kind === 'placed' ? 'success' : 'error', `${title} ${text}`)
}
