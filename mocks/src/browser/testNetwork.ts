import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import type { OperationName } from '@trade-portal/supplier-api'
import { setupWorker, type SetupWorker } from 'msw/browser'
// MSW marks this as experimental. A public network without a service worker will replace it.
import { defineNetwork, InterceptorSource } from 'msw/experimental'
import { http } from 'msw/http'
import { operationPaths } from '../simulator/supplierHandlers.ts'

declare global {
  interface Window {
    releaseHeldCalls?: (name: OperationName) => void
  }
}

/**
 * Holds back the calls of an operation until the returned function is called, so that a test can act before the answer
 * arrives, even on a slow machine.
 */
export function holdCalls(worker: SetupWorker, name: OperationName): () => void {
  const { promise, resolve } = Promise.withResolvers<void>()
  // `hold` returns nothing, so that MSW passes the request on to the next handler.
  const hold = async ({ request }: { request: Request }) => {
    if (new URL(request.url).searchParams.get('ipFunction') === name) await promise
  }
  worker.use(...operationPaths.map((path) => http.all(path, hold)))
  return resolve
}

/** Releases the calls that `given({ held })` holds back for an operation. */
export function releaseHeldCalls(name: OperationName): void {
  window.releaseHeldCalls?.(name)
}

/**
 * Starts MSW for Storybook, where the service worker answers all requests. The worker's script lies beside the page, because
 * the static site may lie below any path of a host.
 */
export async function startStoryWorker(): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({ serviceWorker: { url: 'mockServiceWorker.js' }, onUnhandledFrame: 'bypass', quiet: true })
  return worker
}

/**
 * Starts MSW for tests. The page's own `fetch` calls are answered in the page, which is much faster than in the service
 * worker. The service worker answers only the requests that elements make, such as for pictures.
 */
export async function startNetwork(): Promise<SetupWorker> {
  const worker = setupWorker()
  await worker.start({ onUnhandledFrame: 'bypass', quiet: true })
  const page = defineNetwork({
    sources: [new InterceptorSource({ interceptors: [new FetchInterceptor()] })],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  })
  page.enable()
  return {
    ...worker,
    use: (...handlers) => {
      worker.use(...handlers)
      page.use(...handlers)
    },
    resetHandlers: (...handlers) => {
      worker.resetHandlers(...handlers)
      page.resetHandlers(...handlers)
    },
  }
}
