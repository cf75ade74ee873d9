import { messageOf } from '../../foundation/failures/failures.ts'
import type { WatchedCart } from './createOrderWatch.ts'

export interface FindingContext {
  /** Whether ten minutes have passed since the order was sent. */
  readonly isLate: boolean
  /** Whether the customer has left the cart for another one. The supplier may have dropped the left cart since. */
  readonly isLeft?: boolean
  /** The supplier's contact, whom the customer can call. */
  readonly supplier: string
}

const lookingMessage = 'It was sent, but no answer came back. We look for it in the supplier’s list of orders.'

/** The text that says what is known of an order whose outcome is unknown. */
export function findingMessage(
  finding: WatchedCart['finding'],
  { isLate, isLeft = false, supplier }: FindingContext,
): string {
  if (finding === null) return lookingMessage
  if ('error' in finding) return `We could not look for it. ${messageOf(finding.error)}`
  switch (finding.result) {
    case 'stillSending':
      // The order was being sent during the last check. By the time this message is shown, the sending has ended.
      return lookingMessage
    case 'cartEmpty':
      return isLeft
        ? `It is not in the list of orders yet, but the supplier holds nothing in its cart any more, so it may have arrived. Please call ${supplier} before you order the same goods again.`
        : `It is not in the list of orders yet, but your cart is empty, so it has probably arrived. Please call ${supplier} before you order again.`
    case 'possible':
      return 'An order in the list may be it: please answer the question on this page.'
    case 'notFound':
    case 'placed':
      return isLate
        ? `It is still not in the list of orders after ten minutes. Please call ${supplier} before you order again.`
        : 'It is not in the list of orders yet, but may still arrive. Please wait.'
  }
}
