import { fixedNow } from './calendar.ts'
import { adminOf } from './parts/people.ts'
import { typical } from './typical.ts'
import type { World } from './world.ts'

/**
 * A new account without orders. The supplier's catalogue is empty. Products can be ordered by code, but no list or search
 * shows them.
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
