import type { OrderAttempts } from './orderAttempts.ts'
import { toasts } from '../../foundation/failures/toasts.ts'
import { placedText, recordKey, type DoneAttempt, type OrderNews } from './orderRecords.ts'
import type { Results } from './matchOrders.ts'

/**
 * Notes which orders result from the attempts to order a cart, and tells the customer: that an order of unknown outcome
 * was placed, or that a cart was ordered twice. About an order that only may result from them the customer is asked.
 * @returns whether the cart has been ordered
 */
export function recordPlaced(attempts: OrderAttempts, cartId: string, results: Results): boolean {
  const current = attempts.readFresh(cartId)
  let placed: DoneAttempt | undefined = current?.state === 'done' ? current : undefined
  // The oldest first: that is the result of the first attempt.
  for (const { number, type, lines } of results.placed.toReversed()) {
    if (placed && placed.number !== null) {
      announceOrder(attempts, { cartId, type, number, about: { kind: 'twice', other: placed.number } })
      continue
    }
    if (!placed) {
      const isLate = current?.state !== 'sent'
      announceOrder(attempts, { cartId, type, number, about: { kind: 'placed', isLate, isEmptied: false } })
    }
    // It may be the result of an earlier attempt. Then this one may still arrive.
    if (current?.state === 'sent' && attempts.open(cartId).length > 1) attempts.write({ ...current, state: 'givenUp' })
    placed = { state: 'done', cartId, type, number, lines: placed?.lines ?? lines }
    attempts.write(placed)
  }
  askAbout(attempts, cartId, results)
  return placed !== undefined
}

/** Asks about the orders that may result, once each, and takes back what is answered by now. */
function askAbout(attempts: OrderAttempts, cartId: string, { placed, possible }: Results): void {
  const isOver = attempts.open(cartId).length === 0
  // Also those of other carts: one of them may have been asked about while its answer was on its way.
  const known = new Set(attempts.readAll().map((record) => record.state === 'done' && record.number))
  for (const news of questions(attempts, cartId)) {
    const isAnswered = isOver || known.has(news.number) || placed.some(({ number }) => number === news.number)
    if (isAnswered && !news.isDismissed) attempts.write({ ...news, isDismissed: true })
  }
  if (isOver) return
  const asked = new Set(questions(attempts, cartId).map(recordKey))
  for (const { number, type, same } of possible) {
    const told = { cartId, type, number, about: { kind: 'possible' as const, same } }
    if (!asked.has(recordKey({ state: 'news', isDismissed: false, ...told }))) announceOrder(attempts, told)
  }
}

/**
 * The customer's answer to whether an order results from the attempts to order a cart. If it does, it is recorded as
 * placed. If not, it is not asked about again.
 */
export function answerPossible(attempts: OrderAttempts, news: OrderNews, isIt: boolean): void {
  attempts.write({ ...news, isDismissed: true })
  const { cartId, type, number } = news
  const sent = attempts.open(cartId).find((attempt) => attempt.type === type)
  if (isIt && sent) recordPlaced(attempts, cartId, { placed: [{ type, number, lines: sent.lines }], possible: [] })
}

function questions(attempts: OrderAttempts, cartId: string): OrderNews[] {
  return attempts
    .readAll()
    .filter((record) => record.state === 'news')
    .filter((news) => news.cartId === cartId && news.about.kind === 'possible')
}

/** Shows something about an order until it is dismissed, and keeps it among the messages. */
function announceOrder(attempts: OrderAttempts, told: Omit<OrderNews, 'state' | 'isDismissed'>): void {
  const news: OrderNews = { state: 'news', isDismissed: false, ...told }
  attempts.write(news)
  const { title, text } = orderNoticeMessage(news)
  toasts.messages.keep(news.about.kind === 'placed' ? 'success' : 'error', `${title} ${text}`)
}

/** What the customer reads. @param supplier Whom to call. */
export function orderNoticeMessage(
  { type, number, about }: Pick<OrderNews, 'type' | 'number' | 'about'>,
  supplier = 'us',
) {
  const one = type.toLowerCase()
  const name = number === null ? `Your ${one}` : `${type} ${number}`
  switch (about.kind) {
    case 'placed':
      return {
        title: about.isLate ? `${name} was placed after all.` : placedText({ type, number }),
        text: about.isEmptied ? 'Its cart has been emptied.' : 'Please do not order it again.',
      }
    case 'twice':
      return {
        title: `Your cart was ordered twice: ${about.other === null ? 'once without a number' : about.other} and ${number}.`,
        text: `Please call ${supplier} and say which of the two you want. The other one has to be cancelled.`,
      }
    case 'possible':
      return {
        title: `${name} ${about.same === 'job' ? 'is for the same job' : 'has the same amount'}. Is it this one?`,
        text: `No answer came back for the ${one} that you sent. A colleague may have placed this one: compare the goods. If it is yours, the cart that you sent counts as ordered.`,
      }
  }
}
