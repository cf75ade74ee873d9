import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { TransportError } from '@trade-portal/supplier-api'
import { messageOf, signsOut } from '../failures/failures.ts'
import { toasts } from '../notices/toasts.ts'

const minute = 60_000

// Changed data is rendered before the next event and the next paint. With TanStack's timer a second press on "+" could
// come before the first one has been rendered, and be lost.
notifyManager.setScheduler(queueMicrotask)

/**
 * Each session has its own client, so that data of one customer is never shown to another.
 *
 * A failed query is reported once. If it has no data, `Loaded` shows the error in place of the content. If it has data,
 * the data stays visible and a toast reports the error. The menus have no place for an error, so the shell reports
 * theirs; see `useFrameFailure`.
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
        // Queries are sent even if the browser reports that it is offline. The user then sees an error instead of an
        // endless spinner, and no mutation that waits for a query is sent unexpectedly on reconnect.
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
