import type { QueryClient } from '@tanstack/react-query'
import type { QueryName } from '@trade-portal/supplier-api'
import * as v from 'valibot'

const message = v.object({ sessionId: v.string(), outdated: v.array(v.string()) })

/**
 * Invalidates queries that a mutation has made out of date, in this tab and in the other tabs of the session. The operation
 * registry lists these queries for each mutation, so no screen can forget one. A screen can only delay the refetch.
 */
export function createInvalidator(queryClient: QueryClient, sessionId: string) {
  const channel = openChannel()
  const delayed = new Set<string>()
  let deferrals = 0
  let isClosed = false

  const invalidateNow = (names: Iterable<string>) => {
    for (const name of names) {
      const filter = { queryKey: [name] }
      const firstFetches = queryClient.getQueryCache().findAll({
        ...filter,
        fetchStatus: 'fetching',
        predicate: ({ state }) => state.data === undefined,
      })
      void queryClient.invalidateQueries(filter)
      // The first fetch of a query is not cancelled, and its response may be older than the change. So the query is
      // invalidated again when that fetch has ended.
      for (const { promise } of firstFetches) {
        promise?.then(
          () => queryClient.invalidateQueries(filter),
          () => undefined,
        )
      }
    }
  }
  const invalidate = (names: readonly string[]) => {
    if (deferrals === 0) return invalidateNow(names)
    for (const name of names) {
      delayed.add(name)
      // Cancels refetches that started before the change, because they would deliver old data. First fetches continue.
      const queryKey = [name]
      void queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
    }
  }
  const receive = ({ data }: MessageEvent<unknown>) => {
    const received = v.safeParse(message, data)
    if (received.success && received.output.sessionId === sessionId) invalidate(received.output.outdated)
  }
  channel?.addEventListener('message', receive)
  const notifyOtherTabs = (outdated: readonly string[]) => {
    // A mutation may be answered after the session has ended. The channel is closed by then.
    if (!isClosed) channel?.postMessage({ sessionId, outdated })
  }

  return {
    /** Marks these queries as out of date. Active queries are refetched, unless `defer` delays the refetch. */
    invalidate: (names: readonly QueryName[]) => {
      invalidate(names)
      if (deferrals === 0) notifyOtherTabs(names)
    },
    /**
     * Delays refetching during a series of mutations.
     * @returns a function that ends the delay and refetches each outdated query once
     */
    defer: (): (() => void) => {
      deferrals += 1
      let isDeferred = true
      return () => {
        if (!isDeferred) return
        isDeferred = false
        deferrals -= 1
        if (deferrals > 0) return
        const names = [...delayed]
        delayed.clear()
        invalidateNow(names)
        if (names.length > 0) notifyOtherTabs(names)
      }
    },
    /**
     * Sends all other tabs an empty message. A page in the back/forward cache is dropped by the browser when it receives a
     * message, so that Back cannot show it after sign-out.
     */
    dropCachedPages: () => notifyOtherTabs([]),
    close: () => {
      isClosed = true
      // Removes the listener, because a closed channel with a listener would keep all data of the session in memory.
      channel?.removeEventListener('message', receive)
      channel?.close()
    },
  }
}

/**
 * The channel to the other tabs; undefined if the browser has no BroadcastChannel. Without a channel, the other tabs refetch
 * only when their data is stale.
 */
function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('trade-portal.changes') : undefined
}
