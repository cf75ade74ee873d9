import { setupWorker } from 'msw/browser'
import type { Simulator } from './simulator/createSimulator.ts'
import { supplierHandlers } from './simulator/supplierHandlers.ts'

export { supplierHandlers } from './simulator/supplierHandlers.ts'
export { holdCalls, releaseHeldCalls, startNetwork, startStoryWorker } from './browser/testNetwork.ts'
export { createControls, readSettings, type SupplierControls, type SupplierSettings } from './browser/createControls.ts'
export { createSimulatedSupplier, type SimulatedSupplier } from './browser/createSimulatedSupplier.ts'
export { browserStore, type TextStore } from './browser/browserStore.ts'
export type { RecordedCall } from './browser/callLog.ts'
export { effectiveLatencies, latencyOf } from './faults/settings.ts'

/** Starts MSW, so that a simulator answers the browser's requests to the supplier. Resolves when the worker is active. */
export async function startWorker(simulator: Pick<Simulator, 'handle'>): Promise<void> {
  await setupWorker(...supplierHandlers(simulator)).start({ onUnhandledFrame: 'bypass', quiet: true })
}
