import { readPaymentId } from './paymentId.ts'
import { returnRoutes } from './returnAddress.ts'
import { routes } from '../../routes.ts'

/**
 * The path of the return page that is named in the hash part of an address, with the id of the payment, which some
 * providers append to the hash and some to the query before it. Nothing else of the address is taken over.
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
