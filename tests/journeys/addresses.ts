import type { RouteName } from '@trade-portal/features/routes'

const today = new Date()
/** The end of the month before last, for which the sandbox has a statement in every time zone. */
const statementDate = new Date(Date.UTC(today.getFullYear(), today.getMonth() - 1, 0)).toISOString().slice(0, 10)

/** For each route of the table, addresses and the headings of their screens. A new route without a line does not compile. */
const screens: Record<RouteName, Readonly<Record<string, string | RegExp>>> = {
  home: { '/': /^Hi .*! Welcome to your Trade Portal\.$/ },
  signIn: { '/login': 'Sign in' },
  register: { '/register': 'Register' },
  requestError: { '/request-error?msg=No%20such%20invoice': 'Request failed' },
  products: { '/products': 'Browse Categories', '/products/TIMBER': 'Timber' },
  search: { '/search?value=pine': 'Search results' },
  quickOrder: { '/quick-order': 'Quick order' },
  cart: { '/cart': 'Review Cart' },
  checkout: { '/checkout': 'Order Details' },
  orderComplete: { '/checkout/complete': 'No order to show' },
  orderAgain: { '/order-again': 'Order again' },
  orders: { '/orders': 'Orders & Quotes', '/orders?show=quotes&sort=-amount': 'Orders & Quotes' },
  invoices: { '/invoices': 'Invoices', '/invoices?from=all&sort=-amount': 'Invoices' },
  customLists: { '/custom-lists': 'Custom Lists' },
  customList: { '/custom-lists/van-stock': 'Van stock', '/custom-lists/unknown': 'Custom List' },
  transaction: {
    '/invoices/500001-0': 'Invoice 500001-0',
    '/orders/300001-0': 'Quote 300001',
    '/payments/700001-0': 'Payment 700001',
  },
  jobs: { '/jobs': 'Jobs' },
  job: { '/jobs/lot%2012%20CARPORT': 'Lot 12 carport', '/jobs/unknown': 'Job' },
  statements: { '/statements': 'Statements' },
  statement: { [`/statements/${statementDate}`]: /^Statement \d\d\/\d\d\/\d{4}$/, '/statements/x': 'Statement' },
  admin: { '/admin': /^Welcome Sam Hargreaves$/ },
  newUser: { '/admin/account/new': 'Add new account' },
  user: { '/admin/account/C2': 'Update account', '/admin/account/__proto__': 'Update account' },
  downloads: { '/downloads': 'Downloads' },
  payAccount: {
    '/pay-account': 'Pay Account',
    '/pay-account?invoiceId=500001&suffix=0': 'Pay Account',
    '/pay-account?statementId=x': 'Pay Account',
  },
  customerPrices: { '/customer-prices': 'Prices for my customer' },
  paymentComplete: { '/payment-complete': 'Payment not confirmed yet' },
  paymentFail: { '/payment-fail': 'Payment failed' },
  paymentCancelled: { '/payment-cancelled': 'Payment cancelled' },
  priceBook: { '/pricebook': 'Price Book' },
  links: { '/links': 'Helpful Links' },
  stores: { '/stores': 'Store Listings' },
  support: { '/support': 'Support' },
  contact: { '/contact-a-representative': 'Contact a Representative' },
  // The screen needs diagnostics, which are off.
  playground: { '/playground': 'Page not found' },
}
/** Addresses of these routes, each with the heading of its screen. */
export function addressesOf(names: readonly RouteName[]) {
  return names.flatMap((name) => Object.entries(screens[name]))
}
