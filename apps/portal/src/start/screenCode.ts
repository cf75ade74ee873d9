import type { AskAhead, RouteName } from '@trade-portal/features/portal'
import type { ComponentType } from 'react'

interface ScreenCode {
  readonly Screen: ComponentType
  /** What it asks the supplier first. A screen without it asks when it is rendered. */
  readonly ask?: AskAhead
}

/** Loads the code of each screen. The compiler requires an entry for every route. */
export const screenCode: Readonly<Record<RouteName, () => Promise<ScreenCode>>> = {
  home: () => import('@trade-portal/features/home').then(({ HomeScreen: Screen, askHome: ask }) => ({ Screen, ask })),
  signIn: () => import('@trade-portal/features/sign-in').then(({ SignInScreen: Screen }) => ({ Screen })),
  register: () => import('@trade-portal/features/register').then(({ RegisterScreen: Screen }) => ({ Screen })),
  requestError: () =>
    import('@trade-portal/features/request-error').then(({ RequestErrorScreen: Screen }) => ({ Screen })),
  products: () => import('@trade-portal/features/catalogue').then(({ CatalogueScreen: Screen }) => ({ Screen })),
  search: async () => {
    const [{ SearchScreen: Screen }] = await Promise.all([import('@trade-portal/features/search'), loadSearchBar()])
    return { Screen }
  },
  cart: () => import('@trade-portal/features/cart').then(({ CartScreen: Screen }) => ({ Screen })),
  checkout: () =>
    import('@trade-portal/features/checkout').then(({ CheckoutScreen: Screen, askCheckout: ask }) => ({ Screen, ask })),
  orderComplete: () =>
    import('@trade-portal/features/checkout').then(({ OrderCompleteScreen: Screen }) => ({ Screen })),
  orders: () =>
    import('@trade-portal/features/orders').then(({ OrdersScreen: Screen, askOrders: ask }) => ({ Screen, ask })),
  invoices: () =>
    import('@trade-portal/features/invoices').then(({ InvoicesScreen: Screen, askInvoices: ask }) => ({ Screen, ask })),
  customLists: () =>
    import('@trade-portal/features/custom-lists').then(({ CustomListsScreen: Screen }) => ({ Screen })),
  customList: () => import('@trade-portal/features/custom-lists').then(({ CustomListScreen: Screen }) => ({ Screen })),
  transaction: () =>
    import('@trade-portal/features/transaction').then(({ TransactionScreen: Screen, askTransaction: ask }) => ({
      Screen,
      ask,
    })),
  statements: () =>
    import('@trade-portal/features/statements').then(({ StatementsScreen: Screen, askStatements: ask }) => ({
      Screen,
      ask,
    })),
  statement: () =>
    import('@trade-portal/features/statements').then(({ StatementScreen: Screen, askStatements: ask }) => ({
      Screen,
      ask,
    })),
  admin: () => import('@trade-portal/features/admin').then(({ AdminScreen: Screen }) => ({ Screen })),
  newUser: () => import('@trade-portal/features/admin/account').then(({ NewUserScreen: Screen }) => ({ Screen })),
  user: () => import('@trade-portal/features/admin/account').then(({ UserScreen: Screen }) => ({ Screen })),
  downloads: () => import('@trade-portal/features/downloads').then(({ DownloadsScreen: Screen }) => ({ Screen })),
  payAccount: () => import('@trade-portal/features/pay-account').then(({ PayAccountScreen: Screen }) => ({ Screen })),
  paymentComplete: () =>
    import('@trade-portal/features/payment-return').then(({ PaymentCompleteScreen: Screen }) => ({ Screen })),
  paymentFail: () =>
    import('@trade-portal/features/payment-return').then(({ PaymentFailScreen: Screen }) => ({ Screen })),
  paymentCancelled: () =>
    import('@trade-portal/features/payment-return').then(({ PaymentCancelledScreen: Screen }) => ({ Screen })),
  priceBook: () => import('@trade-portal/features/price-book').then(({ PriceBookScreen: Screen }) => ({ Screen })),
  links: () => import('@trade-portal/features/links').then(({ LinksScreen: Screen }) => ({ Screen })),
  stores: () => import('@trade-portal/features/stores').then(({ StoresScreen: Screen }) => ({ Screen })),
  support: () => import('@trade-portal/features/support').then(({ SupportScreen: Screen }) => ({ Screen })),
  contact: () => import('@trade-portal/features/support').then(({ ContactScreen: Screen }) => ({ Screen })),
  playground: () => import('@trade-portal/features/playground').then(({ PlaygroundScreen: Screen }) => ({ Screen })),
}

export const loadShell = () => import('@trade-portal/features/shell')

/** The frame shows it on the results page. A frame that cannot be loaded tells so itself. */
const loadSearchBar = () =>
  loadShell().then(
    ({ LateSearchBar }) => LateSearchBar.preload(),
    () => undefined,
  )
