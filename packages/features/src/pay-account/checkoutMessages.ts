/** Messages for customers when the provider's checkout does not open. */
export const checkoutMessages = {
  notSetUp: 'Payment by card is not set up. Please call us to pay.',
  notLoaded: 'The payment page could not be loaded. Check your connection and try again.',
  tooSlow: 'The payment page took too long to load. Check your connection and try again.',
  notOpened: 'The payment page could not be opened. Try again, or call us to pay.',
} as const
