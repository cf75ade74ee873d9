export const wordRules = [
  'Sentence case everywhere: “Place order”, not “Place Order”. Texts that the specification gives literally, such as “Sign Out”, stay as they are.',
  'A button says with a verb what it does: “Add to cart”, “Email invoice”. Never “OK”, “Yes” or “Submit”.',
  'A heading names the thing: “Invoices”. A label names the value to enter, without a colon.',
  'A link says where it leads, even when read out of context: “See the branch”, not “click here”.',
  'No “please”, no “oops”, no exclamation mark, except in the greeting and in texts that are specified.',
  'Australian spelling: colour, cancelled, catalogue.',
]

export const troubles = [
  { not: 'An error occurred', say: 'We could not load your invoices. Try again.' },
  { not: 'Invalid input', say: 'Enter a whole number, such as 12.' },
  { not: 'Failed to fetch', say: 'There is no connection. Your cart is safe; try again when you are back online.' },
  {
    not: 'Order error 500',
    say: 'We do not know whether the order went through. We are checking; do not place it again.',
  },
  { not: 'No data', say: 'No invoices between these dates. Choose a longer time.' },
]

export const terms = [
  { say: 'despatch', means: 'Sending goods out. In tax mode (United States): dispatch.', not: 'shipping' },
  { say: 'GST', means: 'The tax on a price. In tax mode: tax.', not: 'VAT' },
  { say: 'postcode', means: 'The postal code of an address. In tax mode: Zip Code.', not: 'postal code' },
  { say: 'order', means: 'Goods that a customer has ordered.', not: 'purchase' },
  { say: 'quote', means: 'A price that was requested, for goods not ordered yet.', not: 'quotation, estimate' },
  { say: 'invoice', means: 'What is to be paid for delivered goods.', not: 'bill' },
  { say: 'statement', means: 'All transactions of an account in one month.', not: 'summary' },
  { say: 'ageing', means: 'How long amounts have been due: current, 30, 60, 90 days.', not: 'aging, overdue table' },
  { say: 'custom list', means: 'A named list of products that a customer saves.', not: 'favourites' },
  { say: 'price book', means: 'A customer’s own prices as a file.', not: 'price list' },
  { say: 'tally', means: 'For a product sold by length: how many pieces of each length.', not: 'cutting list' },
  { say: 'sign in, sign out', means: 'Starting and ending a session.', not: 'log in, log off' },
]

export const figureRules = [
  'Amounts are aligned to the end of their column, with digits of equal width. An unknown amount is a dash, never a zero.',
  'A quantity has its unit: “12 ea”, “13.2 lm”. A count has its noun: “1 item”, “4 items”.',
  'A time of day is H:MM:SS. A calendar date belongs to no time zone.',
]
