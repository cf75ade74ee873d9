import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser'
import { supplierHandlers } from './simulator/supplierHandlers.ts'
import type { Simulator } from './simulator/createSimulator.ts'

export { supplierHandlers } from './simulator/supplierHandlers.ts'
export { createSimulatedSupplier } from './browser/createSimulatedSupplier.ts'
export type { SimulatedState, SimulatedSupplier } from './browser/simulatedSupplier.ts'
export { browserStore, type TextStore } from './browser/textStore.ts'
export type { RecordedCall } from './browser/callLog.ts'

/** Serves a supplier inside the browser; resolves when the worker has taken over. Options are those of MSW. */
export async function startWorker(
  simulator: Pick<Simulator, 'handle'>,
  options: StartOptions = {},
): Promise<SetupWorker> {
  const worker = setupWorker(...supplierHandlers(simulator))
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true, ...options })
  return worker
}
