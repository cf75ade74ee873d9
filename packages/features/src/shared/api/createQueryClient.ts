import { QueryCache, QueryClient } from '@tanstack/react-query'
import { TransportError } from '@trade-portal/supplier-api'
import { messageOf, signsOut } from '../failures/failures.ts'
import { toasts } from '../notices/toasts.ts'

const minute = 60_000

/**
 * One client a session, so that nothing of one customer can be shown to the next.
 *
 * A failed query is told once, by what the person sees: without data it is shown where the content would stand, by
 * `Loaded`; with data, which stays on the screen, it is a toast. Failures of the frame (menus and flags), which has no
 * such place, are told by the shell.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (query.state.data !== undefined && !signsOut(error)) {
          toasts.error(`What you see may be out of date. ${messageOf(error)}`)
        }
      },
    }),
    defaultOptions: {
      queries: {
        // Asked at once even when the browser thinks that it is offline: the person gets a sentence, not a spinner, and
        // nothing that waits for a query is sent by itself on reconnect.
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: minute,
        gcTime: minute,
        retry: (failures, error) => failures < 3 && error instanceof TransportError && error.retried,
        retryDelay: (failures) => Math.min(1000 * 2 ** failures, 30_000),
      },
    },
  })
}
