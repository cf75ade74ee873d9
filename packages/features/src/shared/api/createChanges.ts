import type { QueryClient } from '@tanstack/react-query'
import type { QueryName } from '@trade-portal/supplier-api'
import * as v from 'valibot'

const change = v.object({ sessionId: v.string(), refreshes: v.array(v.string()) })

/**
 * Keeps several tabs of one session alike: what a change in one makes out of date is read again in the others. Where
 * the browser has no channel between tabs they read it when they next would anyway.
 */
export function shareChanges(queryClient: QueryClient, sessionId: string) {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel('trade-portal.changes')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = v.safeParse(change, data)
    if (!heard.success || heard.output.sessionId !== sessionId) return
    for (const name of heard.output.refreshes) void queryClient.invalidateQueries({ queryKey: [name] })
  })
  let isClosed = false
  const tell = (refreshes: readonly QueryName[]) => {
    // What was under way when the session ended may still come to an end.
    if (!isClosed) channel.postMessage({ sessionId, refreshes })
  }
  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const refreshes = event.mutation.meta?.refreshes
    if (refreshes) tell(refreshes)
  })
  return {
    /** Says which queries are out of date, where no mutation of its own says so. */
    tell,
    close: () => {
      isClosed = true
      unsubscribe()
      channel.close()
    },
  }
}
