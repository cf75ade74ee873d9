import { fixedNow } from './calendar.ts'
import { makeWorld } from './make.ts'
import { adminOf } from './parts/people.ts'
import type { World } from './world.ts'

/**
 * A new account that has bought nothing yet, at a supplier whose catalogue lists nothing: products can be ordered by
 * those who know their code, and found by nobody.
 */
export function empty(now: Date = fixedNow): World {
  const usual = makeWorld({}, now)
  return {
    ...usual,
    users: [...usual.users.map((user) => ({ ...user, lastLogin: null })), adminOf('empty')],
    menu: [],
    products: usual.products.map((product) => ({ ...product, isHidden: true })),
    orders: [],
    invoices: [],
    payments: [],
    lists: [],
    priceBooks: [],
    productTexts: [],
    stockedLengths: [],
    downloads: [],
    stores: [],
    paymentSessions: [],
  }
}
