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

/** A card provider's id of a payment, and the query parameter in which the id was given. */
export interface PaymentId {
  readonly parameter: (typeof parameters)[number]
  readonly id: string
}

// Each card provider has its own parameter.
const parameters = ['sessionId', 'transid'] as const

/**
 * Reads the id of a payment from the query of a return page. Anybody can write such a query, so it may contain invalid ids
 * or repeat a parameter. Only ids with valid characters and lengths are accepted. An id may contain `/`, `+` and `=`. A
 * plus sign is part of the id and does not stand for a space.
 * @returns the first valid id. Undefined if there is none.
 */
export function readPaymentId(search: string): PaymentId | undefined {
  const query = new URLSearchParams(search.replaceAll('+', '%2B'))
  return parameters
    .flatMap((parameter) => query.getAll(parameter).map((id) => ({ parameter, id })))
    .find(({ id }) => /^[\w.:~/+=-]{1,512}$/.test(id))
}
