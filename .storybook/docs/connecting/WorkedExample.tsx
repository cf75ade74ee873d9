import { Disclosure, Spinner, Stack } from '@trade-portal/design-system'
import { useEffect, useState } from 'react'
import { createSupplier, type Exchange, rawResponse, rawRequest } from '../callSupplier.ts'
import { Code } from '../DocsPage.tsx'

interface Step extends Exchange {
  readonly purpose: string
}

export function WorkedExample() {
  const [steps, setSteps] = useState<readonly Step[]>([])
  useEffect(() => {
    let isMounted = true
    void playOrder().then((loaded) => isMounted && setSteps(loaded))
    return () => {
      isMounted = false
    }
  }, [])
  if (steps.length === 0) return <Spinner label="Placing an order" />
  return (
    <Stack space="xsmall">
      {steps.map((step, index) => {
        const title = `${index + 1}. ${step.name}: ${step.purpose}`
        return (
          <Disclosure key={title} title={title}>
            <Stack space="small">
              <Code label={`Request ${title}`}>{rawRequest(step)}</Code>
              <Code label={`Response ${title}`}>{rawResponse(step, 1)}</Code>
            </Stack>
          </Disclosure>
        )
      })}
    </Stack>
  )
}

/** A sign-in, one order, and a call with an expired session, sent to the simulated supplier. */
async function playOrder(): Promise<Step[]> {
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
