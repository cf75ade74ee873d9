import { readPaymentId } from './paymentId.ts'
import { returnRoutes, routes } from '../../routes.ts'

/**
 * Reads which return page the hash of an address names. Returns the path of this page, with the id of the payment. Some card
 * providers append the id to the hash, others to the query before the hash. The rest of the address is ignored.
 * @returns undefined if the hash names no return page
 */
export function returnPath({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  const [, page, query = ''] = /^#(\/[a-z-]+)\/?(?:\?(.*))?$/su.exec(hash) ?? []
  const route = returnRoutes.find((name) => routes[name].href() === page)
  if (route === undefined) return undefined
  const payment = readPaymentId(`${query}&${search.slice(1)}`)
  const path = routes[route].href()
  return payment ? `${path}?${new URLSearchParams({ [payment.parameter]: payment.id }).toString()}` : path
}
