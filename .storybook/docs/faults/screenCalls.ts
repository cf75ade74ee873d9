import type { RouteName } from '@trade-portal/features/routes'
import type { QueryName } from '@trade-portal/supplier-api'

/**
 * The operations that each screen calls when it is opened. The matrix stories compare this list with the calls that are
 * sent. A call that the shell makes is listed under home, and under every other screen that shows its answer. `getState` is
 * left out, because it checks the session before any screen is shown and has its own stories.
 */
export const screenCalls: Readonly<Record<RouteName, readonly QueryName[]>> = {
  home: [
    'getUserDetails',
    'getWidgetConfiguration',
    'getProductCategories',
    'getCartContents',
    'getCustomerAgedBalances',
    'isPriceBookEnabled',
    'getCustomerTransactions',
  ],
  signIn: [],
  register: [],
  requestError: [],
  products: ['getProductCategories', 'getProductsByCategoryTP'],
  search: ['searchProductTP'],
  quickOrder: [],
  cart: ['getCartContents'],
  checkout: ['getListDespatchMethod', 'getVehicleTypes', 'getOrderBranches', 'getCartContents', 'getCustomerDetails'],
  orderComplete: [],
  orderAgain: ['getCustomerTransactions', 'getTransactionTP', 'getProductDetails'],
  orders: ['getBranches', 'getCustomerDetails', 'getCustomerTransactions'],
  invoices: ['getBranches', 'getCustomerDetails', 'getCustomerInvoicesTP'],
  statements: ['getCustomerDetails', 'getStatementList'],
  statement: ['getCustomerDetails', 'getStatementList', 'getStatementDetail'],
  customLists: ['getCustomLists'],
  customList: ['getCustomLists'],
  transaction: ['getTransactionTP', 'getCustomerDetails'],
  admin: ['getCustomerDetails', 'getListMobileUsers'],
  newUser: [],
  user: ['getListMobileUsers'],
  downloads: ['getDloads'],
  payAccount: ['getTransactionTP', 'getStatementList', 'getStatementDetail'],
  paymentComplete: ['queryPaymentSession'],
  paymentFail: ['queryPaymentSession'],
  paymentCancelled: ['queryPaymentSession'],
  priceBook: ['getPriceBookInfo', 'getCustomerDetails'],
  links: ['getWidgetConfiguration'],
  stores: ['getWebBranches'],
  support: ['getUserDetails'],
  contact: [],
  playground: [],
}
