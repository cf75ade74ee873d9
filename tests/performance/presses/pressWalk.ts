/** One press of the walk: with the mouse, or with a key on the focused element. */
export type WalkedPress = { readonly words: string } & ({ readonly selector: string } | { readonly key: string })

/** A screen, and the presses on it in order. Each press needs what the presses before it have changed. */
export interface WalkedScreen {
  readonly path: string
  readonly presses: readonly WalkedPress[]
}

/**
 * Every screen of a signed-in customer with its main controls. The cart is kept from screen to screen. A press is a role and
 * the beginning of an accessible name, or a key.
 */
const walk: Readonly<Record<string, string>> = {
  '/': `button Pause the slide show, button Next slide, button Products, key Escape, button My Account, key Escape,
    button Search, key a, button Hide search, link Orders, link Invoices, link Statements, link Custom Lists, link Cart,
    link Corymbia Building Supplies, link Framing`,
  '/products': 'link Framing',
  '/products/FIXINGS': 'button Roofing, link Screws',
  '/products/FIXINGS/SCREWS': `checkbox See Prices, radio Grid, radio List, button Roofing, button Increase quantity of,
    button Decrease quantity of, combobox Unit of, key Escape, button Add to cart, button Decking Screw,
    dialog>>button Increase quantity of, dialog>>button Add, button Close, searchbox, key d, link Batten Screws`,
  '/products/TIMBER/FRAMING': 'button Tally, button Close, radio Grid, button Pine Framing, key Escape, radio List',
  '/search?value=mm': `checkbox See Prices, radio Grid, radio List, button Pine Framing, key Escape, button Next,
    button Previous`,
  '/cart': `button Increase quantity of, button Decrease quantity of, button Save Custom List, key Escape,
    button Clear All, button Keep the cart, link Checkout`,
  '/checkout': `radio Delivery to site, textbox Job name, key a, button Tomorrow, button Calendar, key Escape, button Confirm Order, link Back to Review Cart`,
  '/orders': `radio Quotes, radio All, button Views, key Escape, button Order No, button Amount, button Delivery Address,
    searchbox, key a, link 4`,
  '/orders/481290-0': `button Accept Quote, key Escape, button Copy to Cart, button Email, key Escape,
    button More, key Escape, button Description, button Line Price`,
  '/invoices': `button Calendar, key Escape, button Views, key Escape, checkbox Select all,
    button Email Selected Invoices, key Escape, button Unselect All, checkbox Select 5, button Add comment to,
    textbox Comment, key a, key Escape, button Invoice Number, button Amount, button Delivery Address, searchbox, key a`,
  '/invoices/500028-0': `button Email, key Escape, button Add Comment, key Escape, button Copy to Cart,
    button Description, link Pay Invoice`,
  '/statements': 'button Views, key Escape, button Statement Date, button Account Balance, link 31',
  '/statements/2026-09-30': `button Transaction, button Amount, button Email Statement, key Escape, link Pay Balance`,
  '/custom-lists': 'link View List',
  '/custom-lists/generic-bathroom': 'button Copy List to Cart, button SKU, button Unit Price, searchbox, key a',
  '/admin': 'button Name, button Role, link Edit',
  '/admin/account/new': `textbox First name, key a, radio Sales, button Show password, button Add new account,
    link Account Admin`,
  '/downloads': 'button Description, button Date, searchbox, key a',
  '/pricebook': `checkbox Select all, button Unselect All, checkbox Select, button Generated,
    button Request Config Changes, key Escape`,
  '/pay-account': 'radio Another amount, textbox Amount, key 5',
  '/stores': 'button View Map, key Escape',
  '/support': 'textbox Subject, key a, button Send',
}

/** The walk of the account that has much of everything, with a cart of 400 lines. */
const largeWalk: Readonly<Record<string, string>> = {
  '/custom-lists/everything': `button Copy List to Cart, link Cart, button Increase quantity of, button Remove, key Enter`,
}

/** The walks, by the name of the user who takes them. */
export const pressWalks: Readonly<Record<string, readonly WalkedScreen[]>> = {
  'demo-admin': readWalk(walk),
  'demo-large': readWalk(largeWalk),
}

function readWalk(walked: Readonly<Record<string, string>>): readonly WalkedScreen[] {
  return Object.entries(walked).map(([path, presses]) => ({ path, presses: presses.split(/,\s+/).map(readPress) }))
}

function readPress(words: string): WalkedPress {
  const [role = '', ...rest] = words.split(' ')
  const name = rest.join(' ')
  if (role === 'key') return { words, key: name }
  const target = role.replaceAll(/\w+/g, 'role=$&')
  return { words, selector: name === '' ? target : `${target}[name=/^${name}/]` }
}
