import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query'
import { TransportError } from '@trade-portal/supplier-api'
import { isReported, messageOf } from '../failures/failures.ts'
import { toasts } from '../failures/toasts.ts'

const minute = 60_000

// Renders changed data before the next event. With TanStack's default timer, a second press on "+" could come before the
// first press is rendered, and would be lost.
notifyManager.setScheduler(queueMicrotask)

/**
 * Each session has its own query client, so that data of one customer is never shown to another.
 * A failed query is reported once. If it has no data, `QueryView` shows the error in place of the content. If it has data,
 * the data stays visible and a toast reports the error. One toast covers all queries that were pending at the time and
 * failed with the same message. The menus have no place for an error (see `useMenuFailureToast`).
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: createQueryCache(),
    defaultOptions: {
      queries: {
        // Sends queries even if the browser reports that it is offline, because a query that waits for the network shows an
        // endless spinner instead of an error. A mutation that needs the query would also wait, and be sent on reconnect,
        // when nobody expects it.
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

function createQueryCache(): QueryCache {
  /** How many fetches have begun in this session. Each fetch is known by this number at its beginning. */
  let begun = 0
  /** The number of each query's last fetch. */
  const beginnings = new WeakMap<object, number>()
  /** For each error message, the last fetch that had begun when it was shown. Those up to it do not show it again. */
  const reports = new Map<string, number>()
  const cache = new QueryCache({
    onError: (error, query) => {
      if (query.state.data === undefined || isReported(error)) return
      const message = `What you see may be out of date. ${messageOf(error)}`
      const reportedAt = reports.get(message) ?? 0
      if ((beginnings.get(query) ?? begun) <= reportedAt) return
      reports.set(message, begun)
      toasts.error(message)
    },
  })
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'fetch') return
    begun += 1
    beginnings.set(event.query, begun)
  })
  return cache
}
