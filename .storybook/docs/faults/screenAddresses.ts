import type { RouteName } from '@trade-portal/features/routes'

/**
 * For each screen, an address at which the screen shows data in the typical world. A new screen without an address here
 * does not compile.
 */
export const screenAddresses: Readonly<Record<RouteName, string>> = {
  home: '/',
  signIn: '/login',
  register: '/register',
  requestError: '/request-error?msg=No%20such%20invoice',
  products: '/products/TIMBER/FRAMING',
  search: '/search?value=pine',
  quickOrder: '/quick-order',
  cart: '/cart',
  checkout: '/checkout',
  orderComplete: '/checkout/complete',
  orderAgain: '/order-again',
  orders: '/orders',
  invoices: '/invoices',
  statements: '/statements',
  statement: '/statements/2026-08-31',
  customLists: '/custom-lists',
  customList: '/custom-lists/example-list',
  transaction: '/invoices/500001-0',
  admin: '/admin',
  newUser: '/admin/account/new',
  user: '/admin/account/C2',
  downloads: '/downloads',
  payAccount: '/pay-account?invoiceId=500001&suffix=0',
  paymentComplete: '/payment-complete?sessionId=unknown',
  paymentFail: '/payment-fail?sessionId=unknown',
  paymentCancelled: '/payment-cancelled?sessionId=unknown',
  priceBook: '/pricebook',
  links: '/links',
  stores: '/stores',
  support: '/support',
  contact: '/contact-a-representative',
  playground: '/playground',
}
