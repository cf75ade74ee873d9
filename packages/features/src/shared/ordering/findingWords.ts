import { messageOf } from '../failures/failures.ts'
import type { WatchedCart } from './createOrderWatch.ts'

export interface FindingContext {
  /** Ten minutes have passed since it was sent. */
  readonly isLate: boolean
  /** Whom to call. */
  readonly supplier: string
}

/** What is known of an order whose outcome is unknown, in words. */
export function findingWords(finding: WatchedCart['finding'], { isLate, supplier }: FindingContext): string {
  if (finding === null) return 'It was sent, but no answer came back. We look for it in the supplier’s list of orders.'
  if ('error' in finding) return `We could not look for it. ${messageOf(finding.error)}`
  switch (finding.result) {
    case 'stillSending':
      return 'It is still being sent.'
    case 'cartEmpty':
      return `It is not in the list of orders yet, but your cart is empty, so it has probably arrived. Please call ${supplier} before you order again.`
    case 'possible':
      return 'An order in the list may be it: please answer the question on this page.'
    case 'notFound':
    case 'placed':
      return isLate
        ? `It is still not in the list of orders after ten minutes. Please call ${supplier} before you order again.`
        : 'It is not in the list of orders yet, but may still arrive. Please wait.'
  }
}
