import { setupServer } from 'msw/node'
import { supplierHandlers } from './handlers.ts'
import type { Simulator } from './simulator.ts'

export { supplierHandlers } from './handlers.ts'

/** Serves a simulator to `fetch` within this process, between `listen()` and `close()`. */
export function supplierServer(simulator: Simulator) {
  return setupServer(...supplierHandlers(simulator))
}
