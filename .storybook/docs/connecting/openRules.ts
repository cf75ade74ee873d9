import { homeWidgetTypes } from '@trade-portal/features/supplier-vocabulary'
import { operationNames, operations, type Operation } from '@trade-portal/supplier-api'
import type { Fact } from './FactTable.tsx'

/** An error row from which the portal recognises a lost cart. */
export const lostCartRow = { field: 'sessionID', msg: 'This shopping cart does not exist any more' }

export const cartRules: readonly Fact[] = [
  [
    'Lifetime',
    'Until the cart is ordered, or createCart makes another for the same customer: weeks, also when its session has expired. The portal keeps the id until Sign Out, asks with it again, and calls createCart only where it knows no cart.',
  ],
  [
    'A cart that is no longer there',
    `Answer every call that names it with an error row that says so, such as ${JSON.stringify(lostCartRow)}: the field is the cart’s (sessionID, toSessionID) or blank, and the message says “does not exist”, “not found”, “unknown”, “invalid”, “expired” or “no longer”; with a blank field it also names the cart. Never with an empty cart, and never with another customer’s.`,
  ],
  [
    'What the portal does then',
    'It creates a new cart, tells the customer, and adds again what was being added. With other words customers read your message and have to press “Start a new cart”. A cart that is being ordered, or whose order may have been placed, is not replaced.',
  ],
  [
    'A second device',
    'If its createCart replaces the cart of the first, the first learns of it at its next call, as above. Products of the replaced cart are not copied.',
  ],
  ['Emptying', 'The portal calls createCart; the new cart replaces the old.'],
  ['reprice', 'Always true: return present prices, not those of the day on which a line was added.'],
  ['unitSell', 'Always 0: the price is yours.'],
  ['The same product twice', 'May become one line or two. Each line keeps its lineID while it exists.'],
  [
    'Custom lists',
    'Saved carts: cartSessionId is what deleteCustomList, saveCustomList, copyCartToCart, addCartProduct, deleteCartProduct, getCartContents and getCartTallies get as the cart.',
  ],
]

export const tallyRules: readonly Fact[] = [
  ['isTally (Tally in the search)', 'true: customers order lengths and quantities of each.'],
  ['quoteQty', 'The total length: the sum of length × qty over tallyLength, in metres.'],
  ['tallyLength', 'The lengths, as [{"length": 3.6, "qty": 4}]. Blank for every other product.'],
  ['prodQty in the cart', 'The total length again. The line costs unitPrice × prodQty, so unitPrice is for one metre.'],
  ['getCartTallies', 'The lengths and quantities of a line, as they were sent. lineNo is its lineID.'],
  ['getLengthsForProduct', 'The stocked lengths: customers choose among them. None: any length can be ordered.'],
  ['Counting', 'A tally line counts as one item in the cart.'],
]

export const otherRules: readonly Fact[] = [
  ['domain of login', 'The company_id of the configuration. The documents give no value; that choice is ours.'],
  [
    'Categories',
    'getProductCategories is one flat list. A category is a row with blank prodType and prodClass, a type one with a blank prodClass. A row whose parent has no row is not shown.',
  ],
  [
    'A category without types',
    'Shows “No matching records.”: products are listed for types, so give each category one.',
  ],
  [
    'An address that is not found',
    'latitude and longitude null or 0, or an error. The portal asks for the branch nearest to 0, 0 and tells the customer that the address was not found.',
  ],
  [
    'A store without a position',
    'latitude and longitude null: its map searches for the address, and says so. Without an address there is no map.',
  ],
  ['A homepage without balances', `Send no row with the label ${homeWidgetTypes.balances}, or a disabled one.`],
]

const texts: Readonly<Record<string, string>> = {
  'no-records': 'Empty list or “No matching records”.',
  'no-product-data': '“No data for product” counts as none.',
  'no-price-book': '“No price book extract has been set up for you” is shown as it is.',
  queued:
    '“Your request has been queued …” is no failure: the customer is told that the e-mail is queued. Anywhere else it is an error.',
}

/**
 * For each operation, the errors that the portal treats as ordinary answers, computed from `recover` in the registry.
 */
export const noRecords: readonly Fact[] = operationNames().flatMap((name): Fact[] => {
  const definition: Operation = operations[name]
  const kinds = Object.keys(definition.recover ?? {})
  return kinds.length === 0 ? [] : [[name, kinds.map((kind) => texts[kind] ?? kind).join(' ')]]
})
