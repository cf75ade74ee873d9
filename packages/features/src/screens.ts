import type { Settings } from '@trade-portal/supplier-api'
import type { ComponentType } from 'react'
import type { Session } from './foundation/session/createSession.ts'
import type { RouteName } from './routes.ts'

interface ScreenDefinition {
  readonly load: () => Promise<ComponentType>
  /**
   * Sends the screen's first queries before the screen is rendered. Only for screens that people often open first. A screen
   * that the supplier has to enable must not have this function, because its queries must wait until access is known.
   */
  readonly prefetch?: (session: Session, settings: Settings) => Promise<void>
  /** The screens that people usually open next. If omitted, these are the screens in the menus. */
  readonly next?: readonly RouteName[]
}

/**
 * The screen of each route. The table is not in `routes.ts`, because every feature imports `routes.ts`. If `routes.ts`
 * imported all screens, a change of one screen would affect the tests of all features.
 */
export const screens: Readonly<Record<RouteName, ScreenDefinition>> = {
  home: {
    load: async () => (await import('./home/HomeScreen.tsx')).HomeScreen,
    prefetch: async (session) => (await import('./home/queries.ts')).prefetchHome(session),
  },
  signIn: { load: async () => (await import('./sign-in/SignInScreen.tsx')).SignInScreen, next: ['home'] },
  register: { load: async () => (await import('./register/RegisterScreen.tsx')).RegisterScreen },
  requestError: { load: async () => (await import('./request-error/RequestErrorScreen.tsx')).RequestErrorScreen },
  products: {
    load: async () => (await import('./catalogue/CatalogueScreen.tsx')).CatalogueScreen,
    next: ['cart', 'search'],
  },
  search: { load: async () => (await import('./search/SearchScreen.tsx')).SearchScreen, next: ['cart', 'products'] },
  quickOrder: {
    load: async () => (await import('./quick-order/QuickOrderScreen.tsx')).QuickOrderScreen,
    next: ['cart'],
  },
  cart: { load: async () => (await import('./cart/CartScreen.tsx')).CartScreen, next: ['checkout'] },
  checkout: {
    load: async () => (await import('./checkout/CheckoutScreen.tsx')).CheckoutScreen,
    prefetch: async (...input) => (await import('./checkout/queries.ts')).prefetchCheckout(...input),
    next: ['orderComplete'],
  },
  orderComplete: {
    load: async () => (await import('./checkout/OrderCompleteScreen.tsx')).OrderCompleteScreen,
    next: ['transaction'],
  },
  orderAgain: {
    load: async () => (await import('./order-again/OrderAgainScreen.tsx')).OrderAgainScreen,
    next: ['cart'],
  },
  orders: { load: async () => (await import('./orders/OrdersScreen.tsx')).OrdersScreen, next: ['transaction'] },
  invoices: {
    load: async () => (await import('./invoices/InvoicesScreen.tsx')).InvoicesScreen,
    next: ['transaction', 'payAccount'],
  },
  jobs: { load: async () => (await import('./jobs/JobsScreen.tsx')).JobsScreen, next: ['job'] },
  job: { load: async () => (await import('./jobs/JobScreen.tsx')).JobScreen, next: ['transaction'] },
  statements: {
    load: async () => (await import('./statements/StatementsScreen.tsx')).StatementsScreen,
    next: ['statement'],
  },
  statement: {
    load: async () => (await import('./statements/StatementScreen.tsx')).StatementScreen,
    next: ['transaction', 'payAccount'],
  },
  customLists: {
    load: async () => (await import('./custom-lists/CustomListsScreen.tsx')).CustomListsScreen,
    next: ['customList'],
  },
  customList: {
    load: async () => (await import('./custom-lists/CustomListScreen.tsx')).CustomListScreen,
    next: ['cart'],
  },
  transaction: { load: async () => (await import('./transaction/TransactionScreen.tsx')).TransactionScreen },
  admin: { load: async () => (await import('./admin/AdminScreen.tsx')).AdminScreen, next: ['user'] },
  newUser: { load: async () => (await import('./admin/UserScreen.tsx')).NewUserScreen },
  user: { load: async () => (await import('./admin/UserScreen.tsx')).UserScreen },
  downloads: { load: async () => (await import('./downloads/DownloadsScreen.tsx')).DownloadsScreen },
  priceBook: { load: async () => (await import('./price-book/PriceBookScreen.tsx')).PriceBookScreen },
  payAccount: { load: async () => (await import('./pay-account/PayAccountScreen.tsx')).PayAccountScreen },
  customerPrices: {
    load: async () => (await import('./customer-prices/CustomerPricesScreen.tsx')).CustomerPricesScreen,
  },
  paymentComplete: {
    load: async () => (await import('./payment-return/PaymentCompleteScreen.tsx')).PaymentCompleteScreen,
  },
  paymentFail: { load: async () => (await import('./payment-return/PaymentFailScreen.tsx')).PaymentFailScreen },
  paymentCancelled: {
    load: async () => (await import('./payment-return/PaymentCancelledScreen.tsx')).PaymentCancelledScreen,
  },
  links: { load: async () => (await import('./links/LinksScreen.tsx')).LinksScreen },
  stores: { load: async () => (await import('./stores/StoresScreen.tsx')).StoresScreen },
  support: { load: async () => (await import('./support/SupportScreen.tsx')).SupportScreen },
  contact: { load: async () => (await import('./support/SupportScreen.tsx')).ContactScreen },
  playground: { load: async () => (await import('./playground/PlaygroundScreen.tsx')).PlaygroundScreen },
}

export const loadShell = () => import('./shell/index.ts')
