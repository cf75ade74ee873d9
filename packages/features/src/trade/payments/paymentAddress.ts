import { isLoopback } from '@trade-portal/supplier-api'
import { safeExternalUrl } from '../../foundation/url/externalUrl.ts'
import { routes, type ReturnRouteName } from '../../routes.ts'

/** The greatest length in characters. Addresses of payment pages are long, because they contain tokens. */
const maxAddressLength = 4096

/**
 * Validates the address of a payment page before the browser goes there. It must use https and one of `hosts`. A host
 * without a port allows only the default port. http is allowed only for the user's own machine, such as `localhost:4300`,
 * and only if `hosts` names that host with its port.
 * @param address The address in the supplier's answer.
 * @returns the address to go to, as the browser understands it; undefined if the address is not allowed
 */
export function paymentAddress(address: unknown, hosts: readonly string[]): string | undefined {
  if (typeof address !== 'string' || address.length > maxAddressLength) return undefined
  const href = safeExternalUrl(address)
  if (href === undefined) return undefined
  const url = new URL(href)
  return hosts.some((host) => allows(host, url)) ? href : undefined
}

function allows(host: string, { protocol, hostname, port }: URL): boolean {
  const [, name = '', namedPort] = /^(.*?)(?::(\d+))?$/.exec(host) ?? []
  const isHttps = protocol === 'https:'
  if (!isHttps && !(namedPort !== undefined && isLoopback(name))) return false
  if ((port || (isHttps ? '443' : '80')) !== (namedPort ?? '443')) return false
  return name.startsWith('*.') ? isBelow(name.slice('*.'.length), hostname) : hostname === name
}

/** Whether a host is a subdomain of `parent`. Refuses hosts with empty parts, as in `.pay.example`. */
function isBelow(parent: string, hostname: string): boolean {
  return hostname.endsWith(`.${parent}`) && !hostname.split('.').includes('')
}

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
