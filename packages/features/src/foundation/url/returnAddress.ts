import { routes } from '../../routes.ts'

/** The pages to which a card provider returns the customer. */
export const returnRoutes = ['paymentComplete', 'paymentCancelled', 'paymentFail'] as const
export type ReturnRoute = (typeof returnRoutes)[number]

/**
 * The address for the card provider to return the customer to. The page is in the part after `#`, which no server sees,
 * so that it needs no support of the server. Neither the current address nor a `base` element of the page changes it.
 * @param search appended as it is, for providers that fill in a placeholder
 * @returns such as `https://portal.example/base/#/payment-complete?transid={id}`
 */
export function returnAddress(route: ReturnRoute, search = ''): string {
  const start = new URL(import.meta.env.BASE_URL, window.location.origin)
  return `${start.href}#${routes[route].href()}${search}`
}
