/** How the portal speaks, as the page shows it. */
export const wordRules = [
  'Sentence case everywhere: “Place order”, not “Place Order”. Texts that are specified letter for letter, such as “Sign Out”, stay as they are.',
  'A button says with a verb what it does: “Add to cart”, “Email invoice”. Never “OK”, “Yes” or “Submit”.',
  'A heading names the thing: “Invoices”. A field is labelled with what goes in, without a colon.',
  'A link says where it leads, also when read out of its place: “See the branch”, not “click here”.',
  'No “please”, no “oops”, no exclamation mark, but for the greeting and what is specified.',
  'Australian spelling: colour, cancelled, catalogue.',
]

/** Say what happened, then what to do. */
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
  {
    say: 'despatch',
    means: 'Sending goods out. In tax mode (United States): dispatch.',
    not: 'shipping',
  },
  { say: 'GST', means: 'The tax on a price. In tax mode: tax.', not: 'VAT' },
  { say: 'postcode', means: 'Where an address is. In tax mode: Zip Code.', not: 'postal code' },
  { say: 'order', means: 'What has been placed.', not: 'purchase' },
  { say: 'quote', means: 'A price asked for and not ordered yet.', not: 'quotation, estimate' },
  { say: 'invoice', means: 'What is to be paid for what was sent.', not: 'bill' },
  { say: 'statement', means: 'All that a month brought to the account.', not: 'summary' },
  { say: 'ageing', means: 'How long amounts have been due: current, 30, 60, 90 days.', not: 'aging, overdue table' },
  { say: 'custom list', means: 'Products that a customer keeps together.', not: 'favourites' },
  { say: 'price book', means: 'A customer’s own prices as a file.', not: 'price list' },
  { say: 'tally', means: 'How many pieces of each length, of a product sold by length.', not: 'cutting list' },
  { say: 'sign in, sign out', means: 'Coming and going.', not: 'log in, log off' },
]

export const figureRules = [
  'Amounts stand at the end of their column, all figures of one width. What is unknown is a dash, never a zero.',
  'A quantity bears its unit: “12 ea”, “13.2 lm”. A count is written out: “1 item”, “4 items”.',
  'A time of day is H:MM:SS. A calendar date belongs to no time zone.',
]
