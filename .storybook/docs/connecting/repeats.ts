import type { MutationName } from '@trade-portal/supplier-api'

/**
 * What the server should do when it receives the same request a second time. The portal never repeats a request by itself,
 * but people and browsers may.
 */
export const repeats: Readonly<Record<MutationName, string>> = {
  login: 'Another session.',
  registerForAccess: 'Refused: the user name is taken.',
  addMobileUser: 'Refused: the user name is taken.',
  updateMobileUsers: 'No further change.',
  deleteMobileUser: 'Refused: there is no such user.',
  createCart: 'Another empty cart that replaces the first.',
  addCartProduct: 'Added once more.',
  updateCartProduct: 'No further change: a quantity is the new total, not an increment.',
  deleteCartProduct: 'Refused: there is no such line.',
  saveCustomList: 'Replaces the list of that name with the same lines.',
  deleteCustomList: 'Refused: there is no such list.',
  copyCartToCart: 'Added once more.',
  processComplete:
    'The number of the first order; nothing is ordered. At the very least a refusal, because the cart is empty.',
  emailTransaction: 'Sent once more.',
  emailTransactions: 'Sent once more.',
  saveUserComment: 'No further change.',
  sendEmailMessage: 'Sent once more.',
  acceptQuote: 'Refused: the quote is already an order.',
  copyTranToCart: 'Added once more.',
  emailStatement: 'Sent once more.',
  sendPriceBookInfoChanges: 'No further change.',
  requestNewPriceBook: 'Another price book.',
  resendPriceBook: 'Sent once more.',
  createPaymentSession: 'Another payment session. An unused one has no effect.',
}
