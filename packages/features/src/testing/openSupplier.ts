import { createSimulator, fixedNow, worlds, type SimulatorOptions, type FaultName } from '@trade-portal/mocks'
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

/**
 * Faults that drop the connection. After some of them the supplier has carried out the call, after others the supplier has
 * not.
 */
export const connectionFaults: readonly FaultName[] = [
  'lost-before-commit',
  'lost-after-commit',
  'reset-after-commit',
  'truncated',
  'unavailable-after-commit',
  'network-failure',
]

/** The seeds for trials with dropped connections. `test:all` runs more of them. */
export const trials = Array.from({ length: process.env['TEST_SCOPE'] === 'all' ? 30 : 5 }, (_, seed) => seed)

/** Returns a generator of random integers below a bound (Mulberry32). A seed yields the same numbers in every run. */
export function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
