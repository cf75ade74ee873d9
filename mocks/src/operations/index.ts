import type { OperationName } from '@trade-portal/supplier-api'
import type { AnonymousName, Simulated } from './handlerTypes.ts'
import { account } from './account.ts'
import { cart } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { customLists } from './customLists.ts'
import { information } from './information.ts'
import { payment } from './payment.ts'
import { priceBook } from './priceBook.ts'
import { anonymous } from './session.ts'
import { statements } from './statements.ts'
import { transactions } from './transactions.ts'

/** Everything that the supplier does for a signed-in user. */
export const simulated: Simulated = {
  ...account,
  ...information,
  ...catalogue,
  ...cart,
  ...customLists,
  ...checkout,
  ...transactions,
  ...statements,
  ...priceBook,
  ...payment,
}

/** What it does for anybody. */
export const simulatedAnonymous = anonymous

export function isAnonymous(name: OperationName): name is AnonymousName {
  return Object.hasOwn(simulatedAnonymous, name)
}
