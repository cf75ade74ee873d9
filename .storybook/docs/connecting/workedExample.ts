import { openSupplier, type Exchange } from '../callSupplier.ts'

export interface Step extends Exchange {
  /** What the call is for, in a word or two. */
  readonly purpose: string
}

/** A sign-in, one order, and the same call in a session that is over: really made, with the simulated supplier. */
export async function workedExample(): Promise<Step[]> {
  const { call } = openSupplier()
  const login = await call('login')
  const session = textOf(login, 'sessionID')
  const user = await call('getUserDetails', session)
  const cart = await call('createCart', session)
  const sessionID = textOf(cart, 'sessionID')
  const add = await call('addCartProduct', session, { sessionID })
  const lines = await call('getCartContents', session, { sessionID })
  const order = await call('processComplete', session, { sessionID })
  const orders = await call('getCustomerTransactions', session)
  const over = await call('getCustomerTransactions', 'a-session-that-is-over')
  return [
    { ...login, purpose: 'sign in' },
    { ...user, purpose: 'who that is' },
    { ...cart, purpose: 'a cart' },
    { ...add, purpose: 'something in it' },
    { ...lines, purpose: 'what it costs' },
    { ...order, purpose: 'order it' },
    { ...orders, purpose: 'the order in the list' },
    { ...over, purpose: 'the same in a session that is over' },
  ]
}

function textOf({ answer }: Exchange, field: string): string {
  const value: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, field) : undefined
  return typeof value === 'string' ? value : ''
}
