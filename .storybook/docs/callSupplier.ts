import { createSimulator, fixedNow, worlds } from '@trade-portal/mocks'
import type { OperationName } from '@trade-portal/supplier-api'
import { examplePayload, wireCall } from '@trade-portal/supplier-api/describe'

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const

/** One call and its response, as they are sent over HTTP. */
export interface Exchange {
  readonly name: OperationName
  readonly call: ReturnType<typeof wireCall>
  readonly status: number
  readonly response: unknown
}

/** Creates a simulated supplier. It keeps its state from one call to the next. */
export function createSupplier() {
  const simulator = createSimulator(worlds.typical(), { now: () => fixedNow })
  return {
    openSession: () => simulator.openSession('demo-admin'),
    /** Sends the example of an operation, with some of its fields replaced. */
    call: async (name: OperationName, sessionId?: string, changes: Record<string, unknown> = {}): Promise<Exchange> => {
      const call = wireCall(endpoint, name, { ...examplePayload(name), ...changes }, sessionId)
      const { url, ...init } = call
      const response = await simulator.handle(new Request(url, { method: 'POST', ...init }))
      return { name, call, status: response.status, response: await response.json() }
    },
  }
}
