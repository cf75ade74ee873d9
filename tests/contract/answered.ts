import { createSimulator, worlds } from '@trade-portal/mocks'
import type { OperationName } from '@trade-portal/supplier-api'
import { exampleKnownValues, examplePayload, wireCall } from '@trade-portal/supplier-api/describe'

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const

/** What the simulator answers to an operation's example. */
export async function answered(name: OperationName): Promise<unknown> {
  const simulator = createSimulator(worlds.typical())
  const { userName } = exampleKnownValues
  const session = name === 'login' ? undefined : simulator.openSession(userName)
  // The example's cart has no tally line, so there would be no rows to check.
  const tallies = { productId: 'TM100001', quantity: 2.4, tallies: [{ length: 2.4, qty: 1 }] }
  const changes = name === 'getCartTallies' ? { sessionID: simulator.openCart(userName, [tallies]) } : {}
  const { url, ...call } = wireCall(endpoint, name, { ...examplePayload(name), ...changes }, session)
  return (await simulator.handle(new Request(url, { method: 'POST', ...call }))).json()
}
