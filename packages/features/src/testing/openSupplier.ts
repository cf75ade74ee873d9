import { createSimulator, fixedNow, worlds, type SimulatorOptions } from '@trade-portal/mocks'
import { supplierServer } from '@trade-portal/mocks/node'
import { createSupplierApi } from '@trade-portal/supplier-api'
import { onTestFinished } from 'vitest'

/** Replaces the network with a simulated supplier until the test ends, and returns a signed-in client. */
export function openSupplier(options: SimulatorOptions = {}, world: 'typical' | 'awkward' = 'typical') {
  const simulator = createSimulator(worlds[world](), { now: () => fixedNow, ...options })
  const server = supplierServer(simulator)
  server.listen({ onUnhandledFrame: 'error' })
  onTestFinished(() => server.close())
  const api = createSupplierApi({
    endpoint: { endpointUrl: 'https://supplier.example', api: 'proxy' },
    sessionId: simulator.openSession('demo-admin'),
    known: () =>
      Promise.resolve({ deviceId: 'D', companyId: 'CBS', userName: 'demo-admin', customerId: 'HAR001', userId: 'U1' }),
  })
  return { simulator, api }
}
