import { createSimulator, fixedNow, worlds } from '@trade-portal/mocks'
import type { OperationName } from '@trade-portal/supplier-api'
import { examplePayload, wireCall } from '@trade-portal/supplier-api/describe'

const endpoint = { endpointUrl: 'https://supplier.example', api: 'proxy' } as const

/** One call and what came of it, as they travel. */
export interface Exchange {
  readonly name: OperationName
  readonly call: ReturnType<typeof wireCall>
  readonly status: number
  readonly answer: unknown
}

/** A simulated supplier to talk to. What a call changes is there for the next. */
export function openSupplier() {
  const simulator = createSimulator(worlds.typical(), { now: () => fixedNow })
  return {
    openSession: () => simulator.openSession('demo-admin'),
    /** Sends an operation's example, with these fields in place of its own. */
    call: async (name: OperationName, sessionId?: string, changes: Record<string, unknown> = {}): Promise<Exchange> => {
      const call = wireCall(endpoint, name, { ...examplePayload(name), ...changes }, sessionId)
      const { url, ...rest } = call
      const response = await simulator.handle(new Request(url, { method: 'POST', ...rest }))
      return { name, call, status: response.status, answer: await response.json() }
    },
  }
}
