import type { OperationName } from '@trade-portal/supplier-api'
import type { SetupWorker } from 'msw/browser'
import { http } from 'msw/http'
import { operationPaths } from '../simulator/supplierHandlers.ts'

declare global {
  interface Window {
    answerHeld?: (name: OperationName) => void
  }
}

/**
 * Holds the calls of an operation back until the returned function is called. So a test has all the time it needs for
 * what it does meanwhile, however slow the machine is.
 */
export function holdCalls(worker: SetupWorker, name: OperationName): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Gives no answer of its own, so that the next handler does.
  const hold = async ({ request }: { request: Request }) => {
    if (new URL(request.url).searchParams.get('ipFunction') === name) await promise
  }
  worker.use(...operationPaths.map((path) => http.all(path, hold)))
  return resolve
}

/** Lets the calls of an operation be answered that `given({ held })` has held back. */
export function answerHeld(name: OperationName): void {
  window.answerHeld?.(name)
}
