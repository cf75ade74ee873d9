import type { RouteName } from '@trade-portal/features/routes'
import type { QueryName } from '@trade-portal/supplier-api'

/**
 * What each screen asks when it is opened; the stories of the matrix compare it with what they see. What the frame around
 * every screen asks stands at home, and besides only where the content of a screen is made of the answer. `getState` is in
 * no row: it checks the session before anything is shown, which has stories of its own.
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
