import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser'
import { supplierHandlers } from './handlers.ts'
import type { Simulator } from './simulator.ts'

export { supplierHandlers } from './handlers.ts'

/** Serves a simulator inside the browser; resolves when the worker has taken over. Options are those of MSW. */
export async function startWorker(simulator: Simulator, options: StartOptions = {}): Promise<SetupWorker> {
  const worker = setupWorker(...supplierHandlers(simulator))
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true, ...options })
  return worker
}
