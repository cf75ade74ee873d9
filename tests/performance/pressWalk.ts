/** One press of the walk, with the mouse, or with a key on whatever has the focus. */
export type Press = { readonly on: string } | { readonly key: string }

/** A screen, and what is pressed on it one after the other. Each press finds what the ones before have left. */
export interface WalkedScreen {
  readonly path: string
  readonly presses: readonly Press[]
}

/** @param name The beginning of what a screen reader calls it. */
const on = (role: string, name: string): Press => ({
  on: `role=${role}[name=/^${name.replaceAll(/[/.*+?()[\]$]/g, String.raw`\$&`)}/]`,
})
const button = (name: string) => on('button', name)
const link = (name: string) => on('link', name)
const radio = (name: string) => on('radio', name)
const checkbox = (name: string) => on('checkbox', name)
const key = (name: string): Press => ({ key: name })
const escape = key('Escape')
const textbox = (name: string) => on('textbox', name)

/** Of a table: its first column and one with amounts, and a letter in its search field. */
const table = (...columns: readonly string[]) => [...columns.map(button), { on: 'role=searchbox' }, key('a')]
const listMenus = [button('Views'), escape]

/** Every screen of a signed-in customer with its main controls. What one screen has put into the cart the next one finds. */
export const pressWalk: readonly WalkedScreen[] = [
  {
    path: '/',
    presses: [
      button('Pause the slide show'),
      button('Next slide'),
      button('Products'),
      escape,
      button('My Account'),
      escape,
      button('Search'),
      key('a'),
      button('Hide search'),
      link('Orders'),
      link('Invoices'),
      link('Statements'),
      link('Custom Lists'),
      link('Cart'),
      link('Corymbia Building Supplies, home'),
      link('Framing'),
    ],
  },
  { path: '/products', presses: [link('Framing')] },
  { path: '/products/FIXINGS', presses: [button('Roofing'), link('Screws')] },
  {
    path: '/products/FIXINGS/SCREWS',
    presses: [
      checkbox('See Prices'),
      radio('Grid'),
      radio('List'),
      button('Roofing'),
      button('Increase quantity of'),
      button('Decrease quantity of'),
      on('combobox', 'Unit of'),
      escape,
      button('Add to cart'),
      button('Decking Screw'),
      on('dialog >> role=button', 'Increase quantity of'),
      on('dialog >> role=button', 'Add to cart'),
      button('Close'),
      { on: 'role=searchbox' },
      key('d'),
      link('Batten Screws'),
    ],
  },
  {
    path: '/products/TIMBER/FRAMING',
    presses: [button('Tally'), button('Close'), radio('Grid'), button('Pine Framing'), escape, radio('List')],
  },
  {
    path: '/search?value=mm',
    presses: [
      checkbox('See Prices'),
      radio('Grid'),
      radio('List'),
      button('Pine Framing'),
      escape,
      button('Next'),
      button('Previous'),
    ],
  },
  {
    path: '/cart',
    presses: [
      button('Increase quantity of'),
      button('Decrease quantity of'),
      button('Save Custom List'),
      escape,
      button('Clear All'),
      button('Keep the cart'),
      link('Checkout'),
    ],
  },
  {
    path: '/checkout',
    presses: [
      on('combobox', 'Despatch type'),
      on('option', 'Delivery'),
      textbox('Job name'),
      key('a'),
      button('Use Sam Hargreaves'),
      button('Calendar'),
      escape,
      button('Confirm Order'),
      link('Back to Review Cart'),
    ],
  },
  {
    path: '/orders',
    presses: [
      radio('Quotes'),
      radio('All'),
      ...listMenus,
      ...table('Order No', 'Amount', 'Delivery Address'),
      link('4'),
    ],
  },
  {
    path: '/orders/481290-0',
    presses: [
      button('Accept Quote'),
      escape,
      button('Copy to Cart'),
      button('Email'),
      escape,
      button('Request Change'),
      escape,
      ...table('Description', 'Line Price').slice(0, 2),
    ],
  },
  {
    path: '/invoices',
    presses: [
      button('Calendar'),
      escape,
      ...listMenus,
      checkbox('Select all'),
      button('Email Selected Invoices'),
      escape,
      button('Unselect All'),
      checkbox('Select 5'),
      button('Add comment to'),
      textbox('Comment'),
      key('a'),
      escape,
      ...table('Invoice Number', 'Amount', 'Delivery Address'),
    ],
  },
  {
    path: '/invoices/500028-0',
    presses: [
      button('Email'),
      escape,
      button('Add Comment'),
      escape,
      button('Copy to Cart'),
      button('Description'),
      link('Pay Invoice'),
    ],
  },
  { path: '/statements', presses: [...listMenus, button('Statement Date'), button('Account Balance'), link('31')] },
  {
    path: '/statements/2026-09-30',
    presses: [...table('Transaction', 'Amount'), button('Email Statement'), escape, link('Pay Balance')],
  },
  { path: '/custom-lists', presses: [link('View List')] },
  {
    path: '/custom-lists/generic-bathroom',
    presses: [button('Copy List to Cart'), ...table('SKU', 'Unit Price')],
  },
  { path: '/admin', presses: [...table('Name', 'Role').slice(0, 2), link('Edit')] },
  {
    path: '/admin/account/new',
    presses: [
      textbox('First name'),
      key('a'),
      radio('Sales'),
      button('Show password'),
      button('Add new account'),
      link('Account Admin'),
    ],
  },
  { path: '/downloads', presses: table('Description', 'Date') },
  {
    path: '/pricebook',
    presses: [
      checkbox('Select all'),
      button('Unselect All'),
      checkbox('Select'),
      button('Date Generated'),
      button('Request Config Changes'),
      escape,
    ],
  },
  { path: '/pay-account', presses: [button('Overdue'), on('spinbutton', 'Amount'), key('5')] },
  { path: '/links', presses: [] },
  { path: '/stores', presses: [button('View Map'), escape] },
  { path: '/support', presses: [textbox('Subject'), key('a'), button('Send')] },
]
