import { readPaymentId } from './paymentId.ts'
import { returnRoutes, routes } from '../../routes.ts'

/**
 * The path of the return page in the hash of an address, with the id of the payment, which some providers append to the hash
 * and some to the query before it. The rest of the address is ignored.
 * @returns undefined for every other hash
 */
export function returnPath({ search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  const [, page, query = ''] = /^#(\/[a-z-]+)\/?(?:\?(.*))?$/su.exec(hash) ?? []
  const route = returnRoutes.find((name) => routes[name].href() === page)
  if (route === undefined) return undefined
  const payment = readPaymentId(`${query}&${search.slice(1)}`)
  const path = routes[route].href()
  return payment ? `${path}?${new URLSearchParams({ [payment.parameter]: payment.id }).toString()}` : path
}
