import { FetchInterceptor } from '@mswjs/interceptors/fetch'
import { setupWorker, type SetupWorker } from 'msw/browser'
import { defineNetwork, InterceptorSource } from 'msw/experimental'

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
