import { readDocument, transactionPath, writeDocument, type TransactionPath } from './foundation/url/documentAddress.ts'
import { writeSegment } from './foundation/url/pathSegment.ts'

export interface RouteDefinition {
  /** The h1 and the document title, from the first moment on. Some screens have a longer one once they are loaded. */
  readonly title: string
  /** The path pattern for the router. */
  readonly pattern: string
  /** Builds an address of this route. */
  readonly href: (...parts: never) => string
  /** Whether the parameters of a matching address are valid. Without it, all are. */
  readonly accepts?: (parameters: Readonly<Record<string, string | undefined>>) => boolean
  /** `public` if it can be opened without signing in. */
  readonly access?: 'public'
  /** The entry of `entries.ts` that must be enabled for the customer. Without it, everybody may open the route. */
  readonly entry?: string
  /** The same, where it depends on the parameter `type`. */
  readonly entryByType?: Readonly<Record<TransactionPath, string>>
  /** The menu that lists the route, and its label there. Menus keep the order of this table. */
  readonly menu?: { readonly place: 'main' | 'account'; readonly label: string }
}

/** What an address of the pay page names: an invoice or a statement. */
export type PaymentTarget = { readonly invoiceId: string; readonly suffix: string } | { readonly statementId: string }

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters).toString()

/**
 * Every address of the portal. The router, the menus, the route guards, the redirect after sign-in, Storybook and the
 * journeys read this table. The portal's `screenCode.ts` maps each name to the code of its screen.
 */
export const routes = {
  home: { title: 'Home', pattern: '/', href: () => '/' },
  signIn: { title: 'Sign in', pattern: '/login', href: () => '/login', access: 'public' },
  register: { title: 'Register', pattern: '/register', href: () => '/register', access: 'public' },
  requestError: {
    title: 'Request failed',
    pattern: '/request-error',
    href: (message: string) => `/request-error?${query({ msg: message })}`,
    access: 'public',
  },
  products: {
    title: 'Products',
    pattern: '/products/:category?/:type?/:class?',
    href: (category?: string, type?: string, productClass?: string) =>
      `/products${writeSegment(category)}${writeSegment(type)}${writeSegment(productClass)}`,
    entry: 'products',
  },
  search: {
    title: 'Search results',
    pattern: '/search',
    href: (term: string) => `/search?${query({ value: term })}`,
    entry: 'products',
  },
  cart: { title: 'Review Cart', pattern: '/cart', href: () => '/cart', entry: 'cart' },
  checkout: { title: 'Order Details', pattern: '/checkout', href: () => '/checkout', entry: 'cart' },
  orderComplete: {
    title: 'Order Complete!',
    pattern: '/checkout/complete',
    href: () => '/checkout/complete',
    entry: 'cart',
  },
  orders: {
    title: 'Orders & Quotes',
    pattern: '/orders',
    href: () => '/orders',
    entry: 'orders',
    menu: { place: 'main', label: 'Orders' },
  },
  invoices: {
    title: 'Invoices',
    pattern: '/invoices',
    href: () => '/invoices',
    entry: 'invoices',
    menu: { place: 'main', label: 'Invoices' },
  },
  statements: {
    title: 'Statements',
    pattern: '/statements',
    href: () => '/statements',
    entry: 'statements',
    menu: { place: 'main', label: 'Statements' },
  },
  statement: {
    title: 'Statement',
    pattern: '/statements/:date',
    // The date is the supplier's key of the statement, in whatever form it comes.
    href: (date: string) => `/statements${writeSegment(date)}`,
    entry: 'statements',
  },
  customLists: {
    title: 'Custom Lists',
    pattern: '/custom-lists',
    href: () => '/custom-lists',
    entry: 'customLists',
    menu: { place: 'main', label: 'Custom Lists' },
  },
  customList: {
    title: 'Custom List',
    pattern: '/custom-lists/:listId',
    href: (listId: string) => `/custom-lists${writeSegment(listId)}`,
    entry: 'customLists',
  },
  transaction: {
    title: 'Transaction',
    // A router parameter is always a whole segment, so `readDocument` splits it into number and suffix.
    pattern: '/:type/:document',
    href: (type: TransactionPath, number: string, suffix: string) =>
      `/${type}${writeSegment(writeDocument({ number, suffix }))}`,
    accepts: ({ type, document }) => transactionPath(type) !== undefined && !!readDocument(document),
    // Of the list that has such documents.
    entryByType: {
      orders: 'orders',
      quotes: 'orders',
      invoices: 'invoices',
      credits: 'invoices',
      payments: 'statements',
    },
  },
  admin: {
    title: 'Account Admin',
    pattern: '/admin',
    href: () => '/admin',
    entry: 'admin',
    menu: { place: 'account', label: 'Account Admin' },
  },
  newUser: {
    title: 'Add new account',
    pattern: '/admin/account/new',
    href: () => '/admin/account/new',
    entry: 'admin',
  },
  user: {
    title: 'Update account',
    pattern: '/admin/account/:id',
    href: (id: string) => `/admin/account${writeSegment(id)}`,
    entry: 'admin',
  },
  downloads: {
    title: 'Downloads',
    pattern: '/downloads',
    href: () => '/downloads',
    entry: 'downloads',
    menu: { place: 'account', label: 'Downloads' },
  },
  priceBook: {
    title: 'Price Book',
    pattern: '/pricebook',
    href: () => '/pricebook',
    entry: 'priceBook',
    menu: { place: 'account', label: 'Price Book' },
  },
  payAccount: {
    title: 'Pay Account',
    pattern: '/pay-account',
    href: (target?: PaymentTarget) => `/pay-account${target ? `?${query({ ...target })}` : ''}`,
    entry: 'payAccount',
    menu: { place: 'account', label: 'Pay Account' },
  },
  // The card provider returns the customer to these three. How the payment ended is said when it has been checked.
  paymentComplete: {
    title: 'Your payment',
    pattern: '/payment-complete',
    href: () => '/payment-complete',
    access: 'public',
  },
  paymentFail: {
    title: 'Your payment',
    pattern: '/payment-fail',
    href: () => '/payment-fail',
    access: 'public',
  },
  paymentCancelled: {
    title: 'Your payment',
    pattern: '/payment-cancelled',
    href: () => '/payment-cancelled',
    access: 'public',
  },
  links: { title: 'Helpful Links', pattern: '/links', href: () => '/links' },
  stores: { title: 'Store Listings', pattern: '/stores', href: () => '/stores' },
  support: { title: 'Support', pattern: '/support', href: () => '/support' },
  contact: {
    title: 'Contact a Representative',
    pattern: '/contact-a-representative',
    href: () => '/contact-a-representative',
  },
  playground: { title: 'Playground', pattern: '/playground', href: () => '/playground' },
} as const satisfies Record<string, RouteDefinition>

type Routes = typeof routes
export type RouteName = keyof Routes
/** Routes that are listed in a menu. */
export type MenuRouteName = {
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
  return 'access' in routes[name]
}
