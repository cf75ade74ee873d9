import type { OperationName } from '@trade-portal/supplier-api'
import { account, customer } from './account.ts'
import { cart, cartLines } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { customLists } from './customLists.ts'
import type { AnonymousOperationName, Handlers } from './handlerTypes.ts'
import { information, menus } from './information.ts'
import { payment } from './payment.ts'
import { priceBook } from './priceBook.ts'
import { anonymousHandlers, session } from './session.ts'
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

export function isAnonymous(name: OperationName): name is AnonymousOperationName {
  return Object.hasOwn(anonymousHandlers, name)
}
