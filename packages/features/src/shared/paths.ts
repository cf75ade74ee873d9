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
} as const
