import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'

const change = v.object({ sessionId: v.string(), refreshes: v.array(v.string()) })

/**
 * Keeps several tabs of one session alike: what a change in one makes out of date is read again in the others. Where
 * the browser has no channel between tabs they read it when they next would anyway.
 * @returns what ends it
 */
export function shareChanges(queryClient: QueryClient, sessionId: string): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => undefined
  const channel = new BroadcastChannel('trade-portal.changes')
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = v.safeParse(change, data)
    if (!heard.success || heard.output.sessionId !== sessionId) return
    for (const name of heard.output.refreshes) void queryClient.invalidateQueries({ queryKey: [name] })
  })
  const unsubscribe = queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return
    const refreshes = event.mutation.meta?.refreshes
    if (refreshes) channel.postMessage({ sessionId, refreshes })
  })
  return () => {
    unsubscribe()
    channel.close()
  }
}
