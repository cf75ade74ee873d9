import { setupServer } from 'msw/node'
import { supplierHandlers } from './simulator/supplierHandlers.ts'
import type { Simulator } from './simulator/createSimulator.ts'

export { supplierHandlers } from './simulator/supplierHandlers.ts'

/** Serves a simulator to `fetch` within this process, between `listen()` and `close()`. */
export function supplierServer(simulator: Simulator) {
  return setupServer(...supplierHandlers(simulator))
}
