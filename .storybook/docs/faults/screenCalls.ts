import type { RouteName } from '@trade-portal/features/routes'
import type { QueryName } from '@trade-portal/supplier-api'

/**
 * The operations that each screen calls when it is opened. The stories of the matrix compare this list with the calls
 * that are sent. A call of the shell is listed for home, and for each screen that shows its answer too. `getState` is
 * left out: it checks the session before any screen is shown, and has stories of its own.
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
