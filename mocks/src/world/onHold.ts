import { fixedNow } from './calendar.ts'
import { adminOf } from './parts/people.ts'
import { typical } from './typical.ts'
import type { Customer, World } from './world.ts'

/** An account that is on hold, with overdue invoices; it can still order. */
export function onHold(now: Date = fixedNow): World {
  return withStatus(typical(now), 'On Hold', 'hold')
}

/** A suspended account. It can ask for quotes but not order, and its price book is no longer calculated. */
export function suspended(now: Date = fixedNow): World {
  const world = withStatus(typical(now), 'Suspended', 'suspended')
  const priceBooks = world.priceBooks.map((book) => ({ ...book, lastCalculated: null, setUp: null, history: [] }))
  return { ...world, priceBooks }
}

function withStatus(usual: World, status: Customer['status'], userName: string): World {
  const customers = usual.customers.map((customer) => ({ ...customer, status }))
  return { ...usual, customers, users: [...usual.users, adminOf(userName)] }
}
