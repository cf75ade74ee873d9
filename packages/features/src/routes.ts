import { readDocument, transactionPath, writeDocument, type TransactionPath } from './documentAddress.ts'
import { writeSegment } from './foundation/url/pathSegment.ts'

type Parameters = Readonly<Record<string, string | undefined>>

export interface RouteDefinition {
  /**
   * The h1 and the document title, known before the screen is loaded. Some screens show a longer title once they are
   * loaded.
   */
  readonly title: string
  /** The path in the router's format, with parameters such as `:id`. */
  readonly path: string
  readonly href: (...parts: never) => string
  /** Checks the parameters of a matching address. If omitted, all parameters are valid. */
  readonly accepts?: (parameters: Parameters) => boolean
  /**
   * The part of the portal to which the customer must have access: a name in `trade/access/access.ts`. If the access
   * depends on the parameter `type`, there is one such name for each value of `type`. `public` means that no session is
   * needed. If omitted, every signed-in customer may open the route.
   */
  readonly access?: string | Readonly<Record<TransactionPath, string>>
  /** The menu that lists the route, and the label in that menu. Menus list routes in the order of this table. */
  readonly menu?: { readonly place: 'main' | 'account'; readonly label: string }
}

/**
 * What the customer pays on the payment screen: an invoice or a statement. The address of the screen contains these ids.
 */
type PaymentTarget = { readonly invoiceId: string; readonly suffix: string } | { readonly statementId: string }

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()

/** The path and the address of a route without parameters. */
const page = <const Path extends string>(path: Path) => ({ path, href: (): string => path })

/**
 * All routes of the portal. The router, the menus, the route guards, the redirect after sign-in, Storybook and the journeys
 * read this table. `screens.ts` has the screen of each route. If an address matches several routes, the most specific one
 * applies.
 */
export const routes = {
  home: { title: 'Home', ...page('/') },
  signIn: { title: 'Sign in', ...page('/login'), access: 'public' },
  register: { title: 'Register', ...page('/register'), access: 'public' },
  requestError: {
    title: 'Request failed',
    path: '/request-error',
    href: (message: string) => `/request-error?${query({ msg: message })}`,
    access: 'public',
  },
  products: {
    title: 'Products',
    path: '/products/:category?/:type?/:class?',
    href: (category?: string, type?: string, productClass?: string) =>
      `/products${writeSegment(category)}${writeSegment(type)}${writeSegment(productClass)}`,
    access: 'products',
  },
  search: {
    title: 'Search results',
    path: '/search',
    /** @param product The id of a search result to open. */
    href: (term: string, product = '') => `/search?${query({ value: term, ...(product !== '' && { product }) })}`,
    access: 'products',
  },
  quickOrder: { title: 'Quick order', ...page('/quick-order'), access: 'quickOrder' },
  cart: { title: 'Review Cart', ...page('/cart'), access: 'cart' },
  checkout: { title: 'Order Details', ...page('/checkout'), access: 'cart' },
  orderComplete: { title: 'Order Complete!', ...page('/checkout/complete'), access: 'cart' },
  orderAgain: { title: 'Order again', ...page('/order-again'), access: 'orderAgain' },
  orders: {
    title: 'Orders & Quotes',
    ...page('/orders'),
    access: 'orders',
    menu: { place: 'main', label: 'Orders' },
  },
  invoices: {
    title: 'Invoices',
    ...page('/invoices'),
    access: 'invoices',
    menu: { place: 'main', label: 'Invoices' },
  },
  jobs: { title: 'Jobs', ...page('/jobs'), access: 'orders' },
  job: {
    title: 'Job',
    path: '/jobs/:job',
    /** @param name Letter case and additional blanks make no difference. */
    href: (name: string) => `/jobs${writeSegment(name)}`,
    access: 'orders',
  },
  statements: {
    title: 'Statements',
    ...page('/statements'),
    access: 'statements',
    menu: { place: 'main', label: 'Statements' },
  },
  statement: {
    title: 'Statement',
    path: '/statements/:date',
    // `date` is the supplier's key of the statement, in whatever format the supplier uses.
    href: (date: string) => `/statements${writeSegment(date)}`,
    access: 'statements',
  },
  customLists: {
    title: 'Custom Lists',
    ...page('/custom-lists'),
    access: 'customLists',
    menu: { place: 'main', label: 'Custom Lists' },
  },
  customList: {
    title: 'Custom List',
    path: '/custom-lists/:listId',
    href: (listId: string) => `/custom-lists${writeSegment(listId)}`,
    access: 'customLists',
  },
  transaction: {
    title: 'Transaction',
    // The router only supports whole segments as parameters. So `readDocument` splits the segment `:document` into number
    // and suffix.
    path: '/:type/:document',
    href: (type: TransactionPath, number: string, suffix: string) =>
      `/${type}${writeSegment(writeDocument({ number, suffix }))}`,
    accepts: ({ type, document }) => transactionPath(type) !== undefined && !!readDocument(document),
    // To open a document, the customer needs access to the list that contains it.
    access: {
      orders: 'orders',
      quotes: 'orders',
      invoices: 'invoices',
      credits: 'invoices',
      payments: 'statements',
    },
  },
  admin: {
    title: 'Account Admin',
    ...page('/admin'),
    access: 'admin',
    menu: { place: 'account', label: 'Account Admin' },
  },
  newUser: { title: 'Add new account', ...page('/admin/account/new'), access: 'admin' },
  user: {
    title: 'Update account',
    path: '/admin/account/:id',
    href: (id: string) => `/admin/account${writeSegment(id)}`,
    access: 'admin',
  },
  downloads: {
    title: 'Downloads',
    ...page('/downloads'),
    access: 'downloads',
    menu: { place: 'account', label: 'Downloads' },
  },
  priceBook: {
    title: 'Price Book',
    ...page('/pricebook'),
    access: 'priceBook',
    menu: { place: 'account', label: 'Price Book' },
  },
  payAccount: {
    title: 'Pay Account',
    path: '/pay-account',
    href: (target?: PaymentTarget) => `/pay-account${target ? `?${query({ ...target })}` : ''}`,
    access: 'payAccount',
    menu: { place: 'account', label: 'Pay Account' },
  },
  customerPrices: {
    title: 'Prices for my customer',
    ...page('/customer-prices'),
    access: 'cart',
    menu: { place: 'account', label: 'Prices for my customer' },
  },
  // The card provider returns the customer to these three routes. Their titles do not name an outcome, because the portal
  // first has to check the payment.
  paymentComplete: { title: 'Your payment', ...page('/payment-complete'), access: 'public' },
  paymentFail: { title: 'Your payment', ...page('/payment-fail'), access: 'public' },
  paymentCancelled: { title: 'Your payment', ...page('/payment-cancelled'), access: 'public' },
  links: { title: 'Helpful Links', ...page('/links') },
  stores: { title: 'Store Listings', ...page('/stores') },
  support: { title: 'Support', ...page('/support') },
  contact: { title: 'Contact a Representative', ...page('/contact-a-representative') },
  playground: { title: 'Playground', ...page('/playground') },
} as const satisfies Record<string, RouteDefinition>

type Routes = typeof routes
export type RouteName = keyof Routes
/** The routes to which a card provider returns the customer. */
export const returnRoutes = ['paymentComplete', 'paymentCancelled', 'paymentFail'] as const
export type ReturnRouteName = (typeof returnRoutes)[number]
/** The names of routes that a menu lists. */
type MenuRouteName = {
  [Name in RouteName]: Routes[Name] extends { readonly menu: object } ? Name : never
}[RouteName]

export function routeNames(): RouteName[] {
  return Object.keys(routes).filter((name): name is RouteName => Object.hasOwn(routes, name))
}

/** The routes of one menu, in menu order. */
export function menuRoutes(place: 'main' | 'account'): MenuRouteName[] {
  return routeNames().filter((name): name is MenuRouteName => {
    const { menu }: RouteDefinition = routes[name]
    return menu?.place === place
  })
}

export function isPublic(name: RouteName): boolean {
  const { access }: RouteDefinition = routes[name]
  return access === 'public'
}

/** The route of a page, and the parameters in its address. */
export interface CurrentRoute {
  readonly name: RouteName
  readonly params: Parameters
}

/** The route that the router has matched; undefined for an unknown address. The routes' ids are their names. */
export function matchedRoute(
  matches: readonly { readonly route: { readonly id?: string }; readonly params: Parameters }[] | null,
): CurrentRoute | undefined {
  const match = matches?.at(-1)
  const name = routeNames().find((known) => known === match?.route.id)
  if (!match || name === undefined) return undefined
  const { accepts = () => true }: RouteDefinition = routes[name]
  return accepts(match.params) ? { name, params: match.params } : undefined
}
