import type { OperationName } from '@trade-portal/supplier-api'
import { account } from './account.ts'
import { cart } from './cart.ts'
import { cartLines } from './cartLines.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { customer } from './customer.ts'
import { customLists } from './customLists.ts'
import type { AnonymousHandlers, AnonymousOperationName, Handlers } from './handlerTypes.ts'
import { information } from './information.ts'
import { menus } from './menus.ts'
import { payment } from './payment.ts'
import { priceBook } from './priceBook.ts'
import { registration } from './registration.ts'
import { anonymousSession, session } from './session.ts'
import { statements } from './statements.ts'
import { transactions } from './transactions.ts'
import { users } from './users.ts'

/** The handlers of all operations that need a session. */
export const handlers: Handlers = {
  ...session,
  ...account,
  ...customer,
  ...users,
  ...menus,
  ...information,
  ...catalogue,
  ...cart,
  ...cartLines,
  ...customLists,
  ...checkout,
  ...transactions,
  ...statements,
  ...priceBook,
  ...payment,
}

/** The handlers of operations that need no session. */
export const anonymousHandlers: AnonymousHandlers = { ...anonymousSession, ...registration }

export function isAnonymous(name: OperationName): name is AnonymousOperationName {
  return Object.hasOwn(anonymousHandlers, name)
}
