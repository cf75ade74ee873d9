import { fixedNow } from './calendar.ts'
import { adminOf } from './parts/people.ts'
import { typical } from './typical.ts'
import type { World } from './world.ts'

/**
 * A new account without orders, at a supplier whose product menu is empty. All products are hidden: no list or search shows
 * them, but they can be ordered by code.
 */
export function empty(now: Date = fixedNow): World {
  const usual = typical(now)
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
