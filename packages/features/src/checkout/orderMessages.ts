import { firstServerMessage, messageOf, somethingWentWrong } from '../foundation/failures/failures.ts'

/** Messages that say why nothing was sent. */
export const orderMessages = {
  cartChanged: 'Your cart has changed since this page was shown. Look at it again, then confirm once more.',
  deliveryChanged:
    'The delivery is not as it was shown: look at its address, its branch and its price, then confirm once more. Nothing was sent.',
  deliveryNotShown:
    'The delivery was still being worked out when you confirmed. Nothing was sent. Look at its branch and its price, then confirm once more.',
  placedAfterAll:
    'Your first order of this cart was placed after all, so nothing was sent now. Its number is on this page.',
  takenElsewhere: 'This cart is being ordered, or was ordered, in another tab. Nothing was sent from here.',
  answerFirst:
    'An order in the list may be the one that you sent before. Please answer the question on this page first.',
}

/** The message for an order that was certainly not placed. */
export function refusedMessage(cause: unknown): string {
  const reason = messageOf(cause)
  const unsent = `${somethingWentWrong} Nothing was sent.${reason === somethingWentWrong ? '' : ` ${reason}`}`
  return firstServerMessage(cause, unsent)
}
