import type { ArgsOf, PayloadOf, ResultOf, WireOf } from '../operation.ts'
import { account, customer } from './account.ts'
import { cart, cartLines } from './cart.ts'
import { catalogue } from './catalogue.ts'
import { checkout } from './checkout.ts'
import { customLists } from './customLists.ts'
import { information, menus } from './information.ts'
import { payment } from './payment.ts'
import { priceBook } from './priceBook.ts'
import { registration, session } from './session.ts'
import { statements } from './statements.ts'
import { transactions } from './transactions.ts'
import { users } from './users.ts'

/** The operation registry, by area. Each key is exactly the name of a server function, `ipFunction` in the request. */
export const areas = {
  session,
  registration,
  account,
  customer,
  users,
  menus,
  information,
  catalogue,
  cart,
  cartLines,
  customLists,
  checkout,
  transactions,
  statements,
  priceBook,
  payment,
}

export const operations = {
  ...session,
  ...registration,
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

export type Operations = typeof operations
export type OperationName = keyof Operations
type NameOfKind<Kind> = { [N in OperationName]: Operations[N]['kind'] extends Kind ? N : never }[OperationName]
export type QueryName = NameOfKind<'query'>
export type MutationName = NameOfKind<'mutation'>

export type Args<N extends OperationName> = ArgsOf<Operations[N]>
export type Payload<N extends OperationName> = PayloadOf<Operations[N]>
export type Wire<N extends OperationName> = WireOf<Operations[N]>
export type Result<N extends OperationName> = ResultOf<Operations[N]>

export function operationNames(): OperationName[] {
  return Object.keys(operations).filter(isOperationName)
}

export function isOperationName(name: string): name is OperationName {
  return Object.hasOwn(operations, name)
}

export function isMutationName(name: OperationName): name is MutationName {
  return operations[name].kind === 'mutation'
}

/** The queries whose answers may change when this mutation succeeds. */
export function outdatedBy(name: MutationName): readonly QueryName[] {
  // This line compiles only if every name in every `outdates` is the name of a query.
  return operations[name].outdates ?? []
}
