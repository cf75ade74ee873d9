import { setupWorker, type SetupWorker, type StartOptions } from 'msw/browser'
import type { Simulator } from './simulator/createSimulator.ts'
import { supplierHandlers } from './simulator/supplierHandlers.ts'

export { supplierHandlers } from './simulator/supplierHandlers.ts'
export { holdCalls, releaseHeldCalls, startNetwork } from './browser/testNetwork.ts'
export { createSimulatedSupplier, type SimulatedSupplier } from './browser/createSimulatedSupplier.ts'
export { browserStore, type TextStore } from './browser/browserStore.ts'
export type { RecordedCall } from './browser/callLog.ts'

/**
 * Starts MSW, so that a simulator answers the browser's requests to the supplier. Resolves when the worker is active.
 * @param options Options of MSW.
 */
export async function startWorker(
  simulator: Pick<Simulator, 'handle'>,
  options: StartOptions = {},
): Promise<SetupWorker> {
  const worker = setupWorker(...supplierHandlers(simulator))
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true, ...options })
  return worker
}
