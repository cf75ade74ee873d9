import { fixedNow } from './calendar.ts'
import { adminOf } from './parts/people.ts'
import { typical } from './typical.ts'
import type { Customer, World } from './world.ts'

/** An account with overdue invoices; it can still order. */
export function onHold(now: Date = fixedNow): World {
  return withStatus(typical(now), 'On Hold', 'hold')
}

/**
 * An account that the supplier has suspended: its orders are refused, its quotes are not, and the extract of its price
 * book is gone.
 */
export function suspended(now: Date = fixedNow): World {
  const world = withStatus(typical(now), 'Suspended', 'suspended')
  const priceBooks = world.priceBooks.map((book) => ({ ...book, lastCalculated: null, setUp: null, history: [] }))
  return { ...world, priceBooks }
}

function withStatus(usual: World, status: Customer['status'], userName: string): World {
  const customers = usual.customers.map((customer) => ({ ...customer, status }))
  return { ...usual, customers, users: [...usual.users, adminOf(userName)] }
}
