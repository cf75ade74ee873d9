import { createSimulator, worlds, type Simulator } from '@trade-portal/mocks'
import {
  createSupplierApi,
  operations,
  type Endpoint,
  type OperationName,
  type SupplierApi,
} from '@trade-portal/supplier-api'
import { exampleKnownValues, examplePayload, wireCall } from '@trade-portal/supplier-api/describe'
import { vi } from 'vitest'

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const

interface Client {
  readonly supplier: SupplierApi
  /** The operations whose answers had unreadable rows. */
  readonly dropped: readonly string[]
}

/** A client of a simulated supplier, signed in as the administrator of the registry's examples. */
export function clientOf(simulator: Simulator, api: Endpoint['api'] = 'proxy'): Client {
  const dropped: string[] = []
  const supplier = createSupplierApi({
    endpoint: { endpointUrl: 'https://supplier.example/trade', api },
    sessionId: simulator.openSession('demo-admin'),
    known: async () => ({
      deviceId: 'PORTAL',
      companyId: '1',
      userName: 'demo-admin',
      customerId: 'HAR001',
      userId: 'U1001',
    }),
    onDroppedRows: (name) => dropped.push(name),
  })
  return { supplier, dropped }
}

/** Calls a method whose name is only known at run time, with the operation's example by default. */
export function call(
  supplier: SupplierApi,
  name: OperationName,
  args: unknown = operations[name].example,
): Promise<unknown> {
  const method: (args: never) => Promise<unknown> = supplier[name]
  return Reflect.apply(method, supplier, [args])
}

/** Calls an operation with its example; the server answers `answer` with HTTP 200. */
export function callWithAnswer(name: OperationName, answer: unknown): Promise<unknown> {
  return callWithText(name, JSON.stringify(answer))
}

/** Calls an operation with its example; the server answers with a text that may not be JSON. */
export function callWithText(name: OperationName, text: string, status = 200): Promise<unknown> {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(text, { status })))
  const supplier = createSupplierApi({
    endpoint,
    known: () => Promise.resolve(exampleKnownValues),
    sessionId: 'session-1',
  })
  return call(supplier, name)
}

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
