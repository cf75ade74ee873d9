import type { OrderAttempts } from './orderAttempts.ts'
import { placedText, type OrderNews } from './orderRecords.ts'
import { toasts } from '../../foundation/failures/toasts.ts'

/** Shows something about an order until it is dismissed, and keeps it among the messages. */
export function announceOrder(attempts: OrderAttempts, told: Omit<OrderNews, 'state' | 'isDismissed'>): void {
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
