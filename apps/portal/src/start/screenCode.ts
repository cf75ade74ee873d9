import type { RouteName } from '@trade-portal/features/portal'
import type { ComponentType } from 'react'

/** Loads the code of each screen. The compiler requires an entry for every route. */
export const screenCode: Readonly<Record<RouteName, () => Promise<ComponentType>>> = {
  home: async () => (await import('@trade-portal/features/home')).HomeScreen,
  signIn: async () => (await import('@trade-portal/features/sign-in')).SignInScreen,
  register: async () => (await import('@trade-portal/features/register')).RegisterScreen,
  requestError: async () => (await import('@trade-portal/features/request-error')).RequestErrorScreen,
  products: async () => (await import('@trade-portal/features/catalogue')).CatalogueScreen,
  search: async () => (await import('@trade-portal/features/search')).SearchScreen,
  cart: async () => (await import('@trade-portal/features/cart')).CartScreen,
  checkout: async () => (await import('@trade-portal/features/checkout')).CheckoutScreen,
  orderComplete: async () => (await import('@trade-portal/features/checkout')).OrderCompleteScreen,
  orders: async () => (await import('@trade-portal/features/orders')).OrdersScreen,
  invoices: async () => (await import('@trade-portal/features/invoices')).InvoicesScreen,
  customLists: async () => (await import('@trade-portal/features/custom-lists')).CustomListsScreen,
  customList: async () => (await import('@trade-portal/features/custom-lists')).CustomListScreen,
  transaction: async () => (await import('@trade-portal/features/transaction')).TransactionScreen,
  statements: async () => (await import('@trade-portal/features/statements')).StatementsScreen,
  statement: async () => (await import('@trade-portal/features/statements')).StatementScreen,
  admin: async () => (await import('@trade-portal/features/admin')).AdminScreen,
  newUser: async () => (await import('@trade-portal/features/admin/account')).NewUserScreen,
  user: async () => (await import('@trade-portal/features/admin/account')).UserScreen,
  downloads: async () => (await import('@trade-portal/features/downloads')).DownloadsScreen,
  payAccount: async () => (await import('@trade-portal/features/pay-account')).PayAccountScreen,
  paymentComplete: async () => (await import('@trade-portal/features/payment-return')).PaymentCompleteScreen,
  paymentFail: async () => (await import('@trade-portal/features/payment-return')).PaymentFailScreen,
  paymentCancelled: async () => (await import('@trade-portal/features/payment-return')).PaymentCancelledScreen,
  priceBook: async () => (await import('@trade-portal/features/price-book')).PriceBookScreen,
  links: async () => (await import('@trade-portal/features/links')).LinksScreen,
  stores: async () => (await import('@trade-portal/features/stores')).StoresScreen,
  support: async () => (await import('@trade-portal/features/support')).SupportScreen,
  contact: async () => (await import('@trade-portal/features/support')).ContactScreen,
  playground: async () => (await import('@trade-portal/features/playground')).PlaygroundScreen,
}

export const loadShell = () => import('@trade-portal/features/shell')
