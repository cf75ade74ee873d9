import type { QueryClient } from '@tanstack/react-query'
import type { QueryName } from '@trade-portal/supplier-api'
import * as v from 'valibot'

const message = v.object({ sessionId: v.string(), outdated: v.array(v.string()) })

/**
 * Reads again what a change has made out of date, in this tab and in the other tabs of the session. Which queries those
 * are is written in the registry, so no screen can forget one; a screen can only delay the reading.
 */
export function createChanges(queryClient: QueryClient, sessionId: string) {
  const channel = openChannel()
  const delayed = new Set<string>()
  let holds = 0
  let isClosed = false

  const readAgain = (names: Iterable<string>) => {
    for (const name of names) void queryClient.invalidateQueries({ queryKey: [name] })
  }
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const received = v.safeParse(message, data)
    if (received.success && received.output.sessionId === sessionId) readAgain(received.output.outdated)
  })
  const tellOtherTabs = (outdated: readonly string[]) => {
    // A call that was under way when the session ended may still be answered.
    if (!isClosed) channel?.postMessage({ sessionId, outdated })
  }

  return {
    /** These queries are out of date. */
    outdate: (names: readonly QueryName[]) => {
      if (holds === 0) {
        readAgain(names)
        tellOtherTabs(names)
        return
      }
      for (const name of names) {
        delayed.add(name)
        // Stale at once, and no older answer may still come in; what nobody has read yet is still on its way.
        const queryKey = [name]
        void queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
      }
    },
    /**
     * Delays the reading while a series of changes is under way.
     * @returns ends the delay; what became out of date meanwhile is read once.
     */
    hold: (): (() => void) => {
      holds += 1
      let isHeld = true
      return () => {
        if (!isHeld) return
        isHeld = false
        holds -= 1
        if (holds > 0) return
        const names = [...delayed]
        delayed.clear()
        readAgain(names)
        if (names.length > 0) tellOtherTabs(names)
      }
    },
    /** A page in the browser's back/forward cache is dropped when a message reaches it, so it cannot be shown after sign-out. */
    dropCachedPages: () => tellOtherTabs([]),
    close: () => {
      isClosed = true
      channel?.close()
    },
  }
}

/** Undefined where the browser has no channel between tabs: they then read again when they next would anyway. */
function openChannel(): BroadcastChannel | undefined {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel('trade-portal.changes') : undefined
}
