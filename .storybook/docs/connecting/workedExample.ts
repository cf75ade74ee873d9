import { createSupplier, type Exchange } from '../callSupplier.ts'

export interface Step extends Exchange {
  /** What the call is for, in a few words. */
  readonly purpose: string
}

/** A sign-in, one order, and a call with an expired session, sent to the simulated supplier. */
export async function workedExample(): Promise<Step[]> {
  const { call } = createSupplier()
  const login = await call('login')
  const session = textOf(login, 'sessionID')
  const user = await call('getUserDetails', session)
  const cart = await call('createCart', session)
  const sessionID = textOf(cart, 'sessionID')
  const add = await call('addCartProduct', session, { sessionID })
  const lines = await call('getCartContents', session, { sessionID })
  const order = await call('processComplete', session, { sessionID })
  const orders = await call('getCustomerTransactions', session)
  const expired = await call('getCustomerTransactions', 'an-expired-session')
  return [
    { ...login, purpose: 'sign in' },
    { ...user, purpose: 'load the user' },
    { ...cart, purpose: 'create a cart' },
    { ...add, purpose: 'add a product' },
    { ...lines, purpose: 'read the cart with its prices' },
    { ...order, purpose: 'place the order' },
    { ...orders, purpose: 'find the order in the list' },
    { ...expired, purpose: 'the same call with an expired session' },
  ]
}

function textOf({ response }: Exchange, field: string): string {
  const value: unknown = typeof response === 'object' && response !== null ? Reflect.get(response, field) : undefined
  return typeof value === 'string' ? value : ''
}
