import type { RouteName } from '@trade-portal/features/routes'
import type { QueryName } from '@trade-portal/supplier-api'

interface ScreenVisit {
  /** An address at which the screen shows data in the typical world. */
  readonly address: string
  /**
   * The operations that the screen calls when it is opened. The matrix stories compare them with the calls that are sent. A
   * call that the shell makes is listed under home, and under every other screen that shows its answer. `getState` is left
   * out, because it checks the session before any screen is shown and has its own stories.
   */
  readonly calls: readonly QueryName[]
}

/** A new screen that is missing here does not compile. */
export const screenVisits: Readonly<Record<RouteName, ScreenVisit>> = {
  home: {
    address: '/',
    calls: [
      'getUserDetails',
      'getWidgetConfiguration',
      'getProductCategories',
      'getCartContents',
      'getCustomerAgedBalances',
      'isPriceBookEnabled',
      'getCustomerTransactions',
    ],
  },
  signIn: { address: '/login', calls: [] },
  register: { address: '/register', calls: [] },
  requestError: { address: '/request-error?msg=No%20such%20invoice', calls: [] },
  products: { address: '/products/TIMBER/FRAMING', calls: ['getProductCategories', 'getProductsByCategoryTP'] },
  search: { address: '/search?value=pine', calls: ['searchProductTP'] },
  quickOrder: { address: '/quick-order', calls: [] },
  cart: { address: '/cart', calls: ['getCartContents', 'getCustomLists'] },
  checkout: {
    address: '/checkout',
    calls: ['getListDespatchMethod', 'getVehicleTypes', 'getOrderBranches', 'getCartContents', 'getCustomerDetails'],
  },
  orderComplete: { address: '/checkout/complete', calls: [] },
  orderAgain: { address: '/order-again', calls: ['getCustomerTransactions', 'getTransactionTP', 'getProductDetails'] },
  orders: { address: '/orders', calls: ['getBranches', 'getCustomerDetails', 'getCustomerTransactions'] },
  invoices: { address: '/invoices', calls: ['getBranches', 'getCustomerDetails', 'getCustomerInvoicesTP'] },
  statements: { address: '/statements', calls: ['getCustomerDetails', 'getStatementList'] },
  statement: {
    address: '/statements/2026-08-31',
    calls: ['getCustomerDetails', 'getStatementList', 'getStatementDetail'],
  },
  customLists: { address: '/custom-lists', calls: ['getCustomLists'] },
  customList: { address: '/custom-lists/example-list', calls: ['getCustomLists', 'getCartTallies'] },
  transaction: {
    address: '/invoices/500001-0',
    calls: ['getTransactionTP', 'getCustomerInvoicesTP', 'getCustomerDetails'],
  },
  admin: { address: '/admin', calls: ['getCustomerDetails', 'getListMobileUsers'] },
  newUser: { address: '/admin/account/new', calls: [] },
  user: { address: '/admin/account/C2', calls: ['getListMobileUsers'] },
  downloads: { address: '/downloads', calls: ['getDloads'] },
  payAccount: {
    address: '/pay-account?invoiceId=500001&suffix=0',
    calls: ['getTransactionTP', 'getStatementList', 'getStatementDetail'],
  },
  paymentComplete: { address: '/payment-complete?sessionId=unknown', calls: ['queryPaymentSession'] },
  paymentFail: { address: '/payment-fail?sessionId=unknown', calls: ['queryPaymentSession'] },
  paymentCancelled: { address: '/payment-cancelled?sessionId=unknown', calls: ['queryPaymentSession'] },
  priceBook: { address: '/pricebook', calls: ['getPriceBookInfo', 'getCustomerDetails'] },
  links: { address: '/links', calls: ['getWidgetConfiguration'] },
  stores: { address: '/stores', calls: ['getWebBranches'] },
  support: { address: '/support', calls: ['getUserDetails'] },
  contact: { address: '/contact-a-representative', calls: [] },
  playground: { address: '/playground', calls: [] },
}
