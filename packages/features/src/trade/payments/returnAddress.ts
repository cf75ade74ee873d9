import { routes, type ReturnRouteName } from '../../routes.ts'

/**
 * The address to which the card provider returns the customer, such as
 * `https://portal.example/base/#/payment-complete?transid={id}`. The path of the page comes after the `#`. Browsers do not
 * send that part to servers, so the server need not know the page. Neither the current address nor a `base` element affects
 * the result.
 * @param search A query that is appended unchanged, for a provider that replaces a placeholder such as `{id}` in it.
 */
export function returnAddress(route: ReturnRouteName, search = ''): string {
  const start = new URL(import.meta.env.BASE_URL, window.location.origin)
  return `${start.href}#${routes[route].href()}${search}`
}
