/** Every address of the portal: its pattern for the router and, beside it, the way to write one. */
export const paths = {
  home: { pattern: '/', href: () => '/' },
  signIn: { pattern: '/login', href: () => '/login' },
  products: {
    pattern: '/products/:category?/:type?/:class?',
    href: (category?: string, type?: string, productClass?: string) =>
      ['/products', category, type, productClass]
        .filter((part) => part !== undefined && part !== '')
        .map((part, index) => (index === 0 ? part : encodeURIComponent(part ?? '')))
        .join('/'),
  },
  search: { pattern: '/search', href: (term: string) => `/search?${new URLSearchParams({ value: term }).toString()}` },
  cart: { pattern: '/cart', href: () => '/cart' },
  checkout: { pattern: '/checkout', href: () => '/checkout' },
  orderComplete: { pattern: '/checkout/complete', href: () => '/checkout/complete' },
  orders: { pattern: '/orders', href: () => '/orders' },
  invoices: { pattern: '/invoices', href: () => '/invoices' },
  statements: { pattern: '/statements', href: () => '/statements' },
  customLists: { pattern: '/custom-lists', href: () => '/custom-lists' },
  admin: { pattern: '/admin', href: () => '/admin' },
  priceBook: { pattern: '/pricebook', href: () => '/pricebook' },
  payAccount: { pattern: '/pay-account', href: () => '/pay-account' },
  register: { pattern: '/register', href: () => '/register' },
  downloads: { pattern: '/downloads', href: () => '/downloads' },
  links: { pattern: '/links', href: () => '/links' },
  support: { pattern: '/support', href: () => '/support' },
  contact: { pattern: '/contact-a-representative', href: () => '/contact-a-representative' },
  stores: { pattern: '/stores', href: () => '/stores' },
  requestError: {
    pattern: '/request-error',
    href: (message: string) => `/request-error?${new URLSearchParams({ msg: message }).toString()}`,
  },
  playground: { pattern: '/playground', href: () => '/playground' },
} as const

/** What can be read without having signed in. */
export const openPaths = [paths.signIn, paths.register, paths.requestError] as const
