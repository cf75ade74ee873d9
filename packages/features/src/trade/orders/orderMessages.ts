import { firstServerMessage, messageOf, somethingWentWrong } from '../../foundation/failures/failures.ts'
import type { Finding } from './matchOrders.ts'
import type { OrderNotice, TransactionType } from './orderRecords.ts'

/** Messages that say why nothing was sent. */
export const orderMessages = {
  cartChanged: 'Your cart has changed, so nothing was sent. Check it, then confirm again.',
  deliveryChanged:
    'The delivery has changed, so nothing was sent. Check its address, branch and price, then confirm again.',
  deliveryNotShown:
    'The delivery was not worked out yet, so nothing was sent. Check its branch and price, then confirm again.',
  placedAfterAll: 'Your first order was placed after all, so nothing was sent now. Its number is on this page.',
  takenElsewhere: 'Another tab has ordered this cart, or is ordering it. Nothing was sent from here.',
  answerFirst: 'Your first order may have been placed, so nothing was sent now. Answer the question on this page.',
}

/** For an order that was certainly not placed. */
export function refusedMessage(cause: unknown): string {
  const reason = messageOf(cause)
  const unsent = `${somethingWentWrong} Nothing was sent.${reason === somethingWentWrong ? '' : ` ${reason}`}`
  return firstServerMessage(cause, unsent)
}

/** A sentence that says that an order or quote was placed, with its number if that is known. */
export function placedText({ type, number }: { readonly type: TransactionType; readonly number: string | null }) {
  return number === null ? `Your ${type.toLowerCase()} was placed.` : `${type} ${number} was placed.`
}

/**
 * The title and text of a notice.
 * @param contact How to reach the supplier; see `contactSupplier`.
 */
export function noticeMessage(
  { type, number, about }: Pick<OrderNotice, 'type' | 'number' | 'about'>,
  contact = 'call us',
) {
  const one = type.toLowerCase()
  const name = number === null ? `Your ${one}` : `${type} ${number}`
  switch (about.kind) {
    case 'placed':
      return {
        title: about.isLate ? `${name} was placed after all.` : placedText({ type, number }),
        text: about.isEmptied ? 'Its cart has been emptied.' : 'Do not order it again.',
      }
    case 'twice':
      return {
        title: `Your cart was ordered twice: ${about.other === null ? 'once without a number' : about.other} and ${number}.`,
        text: `To cancel one of them, ${contact}.`,
      }
    case 'repeated': {
      const numbers = [about.other, number ?? ''].toSorted()
      return {
        title: `The supplier shows two ${one}s: ${numbers.join(' and ')}.`,
        text: `${about.isOnePress ? 'You pressed once. ' : ''}To cancel one of them, ${contact}.`,
      }
    }
    case 'possible':
      return {
        title: `${name} ${about.same === 'job' ? 'is for the same job' : 'has the same amount'}. Is it the one that you sent?`,
        text: 'We got no answer to yours. A colleague may have placed this one: compare the goods. If you say yes, your cart counts as ordered.',
      }
  }
}

interface FindingContext {
  /** Whether ten minutes have passed since the order was sent. */
  readonly isLate: boolean
  /** Whether the customer has started another cart since. The supplier may then have deleted the ordered one. */
  readonly hasOtherCart?: boolean
  /** How to reach the supplier; see `contactSupplier`. */
  readonly contact: string
}

const lookingMessage = 'It was sent, but we got no answer. We are looking for it in the list of orders.'

/** Says what the portal has found out about an order whose outcome is unknown. */
export function findingMessage(
  finding: Finding | null,
  { isLate, hasOtherCart = false, contact }: FindingContext,
): string {
  if (finding === null) return lookingMessage
  if ('error' in finding) return `We could not look for it. ${messageOf(finding.error)}`
  switch (finding.result) {
    case 'stillSending':
      // By the time this message is shown, the sending has ended.
      return lookingMessage
    case 'cartEmpty':
      return hasOtherCart
        ? `It is not in the list of orders yet, but its cart is empty, so it may have arrived. Before you order the same goods again, ${contact}.`
        : `It is not in the list of orders yet, but your cart is empty, so it has probably arrived. Before you order again, ${contact}.`
    case 'possible':
      return 'An order in the list may be yours. Answer the question on this page.'
    case 'notFound':
    case 'placed':
      return isLate
        ? `It is still not in the list of orders after ten minutes. Before you order again, ${contact}.`
        : 'It is not in the list of orders yet, but may still arrive. Wait for it.'
  }
}
