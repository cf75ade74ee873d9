import { lazyCode, type RouteName } from '@trade-portal/features/portal'
import type { ComponentType } from 'react'

/** The code of each screen, loaded when its address is opened. The compiler requires an entry for every route. */
export const screens: Readonly<Record<RouteName, ComponentType>> = {
  home: lazyCode(async () => (await import('@trade-portal/features/home')).HomeScreen),
  signIn: lazyCode(async () => (await import('@trade-portal/features/sign-in')).SignInScreen),
  register: lazyCode(async () => (await import('@trade-portal/features/register')).RegisterScreen),
  requestError: lazyCode(async () => (await import('@trade-portal/features/request-error')).RequestErrorScreen),
  products: lazyCode(async () => (await import('@trade-portal/features/catalogue')).CatalogueScreen),
  search: lazyCode(async () => (await import('@trade-portal/features/search')).SearchScreen),
  cart: lazyCode(async () => (await import('@trade-portal/features/cart')).CartScreen),
  checkout: lazyCode(async () => (await import('@trade-portal/features/checkout')).CheckoutScreen),
  orderComplete: lazyCode(async () => (await import('@trade-portal/features/checkout')).OrderCompleteScreen),
  orders: lazyCode(async () => (await import('@trade-portal/features/orders')).OrdersScreen),
  invoices: lazyCode(async () => (await import('@trade-portal/features/invoices')).InvoicesScreen),
  customLists: lazyCode(async () => (await import('@trade-portal/features/custom-lists')).CustomListsScreen),
  customList: lazyCode(async () => (await import('@trade-portal/features/custom-lists')).CustomListScreen),
  transaction: lazyCode(async () => (await import('@trade-portal/features/transaction')).TransactionScreen),
  statements: lazyCode(async () => (await import('@trade-portal/features/statements')).StatementsScreen),
  statement: lazyCode(async () => (await import('@trade-portal/features/statements')).StatementScreen),
  admin: lazyCode(async () => (await import('@trade-portal/features/admin')).AdminScreen),
  newUser: lazyCode(async () => (await import('@trade-portal/features/admin/account')).NewUserScreen),
  user: lazyCode(async () => (await import('@trade-portal/features/admin/account')).UserScreen),
  downloads: lazyCode(async () => (await import('@trade-portal/features/downloads')).DownloadsScreen),
  payAccount: lazyCode(async () => (await import('@trade-portal/features/pay-account')).PayAccountScreen),
  paymentComplete: lazyCode(async () => (await import('@trade-portal/features/payment-return')).PaymentCompleteScreen),
  paymentFail: lazyCode(async () => (await import('@trade-portal/features/payment-return')).PaymentFailScreen),
  paymentCancelled: lazyCode(
    async () => (await import('@trade-portal/features/payment-return')).PaymentCancelledScreen,
  ),
  priceBook: lazyCode(async () => (await import('@trade-portal/features/price-book')).PriceBookScreen),
  links: lazyCode(async () => (await import('@trade-portal/features/links')).LinksScreen),
  stores: lazyCode(async () => (await import('@trade-portal/features/stores')).StoresScreen),
  support: lazyCode(async () => (await import('@trade-portal/features/support')).SupportScreen),
  contact: lazyCode(async () => (await import('@trade-portal/features/support')).ContactScreen),
  playground: lazyCode(async () => (await import('@trade-portal/features/playground')).PlaygroundScreen),
}
