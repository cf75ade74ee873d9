import { setupServer } from 'msw/node'
import type { Simulator } from './simulator/createSimulator.ts'
import { supplierHandlers } from './simulator/supplierHandlers.ts'

/** An MSW server that routes this process's `fetch` to a simulator between `listen()` and `close()`. */
export function supplierServer(simulator: Simulator) {
  return setupServer(...supplierHandlers(simulator))
}
