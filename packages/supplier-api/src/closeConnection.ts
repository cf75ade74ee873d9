import type { WireCall } from './transport.ts'

/** Enough for a page that is busy when a call should be aborted. */
const maxAborted = 5

/**
 * Closes the connection that calls with these credentials would use next, if the server has kept it. A browser repeats
 * a request by itself only on a connection that has carried another, so the next order gets a fresh one.
 *
 * A page closes a connection by aborting a call that is under way on it. Where the server has closed it already, that
 * would leave a new, idle one behind, which browsers treat like a used one. So it first asks until a call has found a
 * connection open. Only timings of the page's own origin tell that; for another origin nothing is done.
 *
 * @param call A harmless one, whose answer nobody reads.
 */
export async function closeConnection(call: WireCall, credentials: RequestCredentials): Promise<void> {
  if (new URL(call.url).origin !== globalThis.location?.origin) return
  try {
    // The first may find the connection closed and leave its own one open; the second finds that one, or none is kept.
    if (!(await findsConnection(call, credentials)) && !(await findsConnection(call, credentials))) return
    for (let aborted = 0; aborted < maxAborted; aborted += 1) await send(call, credentials, AbortSignal.timeout(1))
  } catch {
    // Aborted in time, or the server cannot be reached: nothing is left open.
  }
}

async function send({ url, headers, body }: WireCall, credentials: RequestCredentials, signal?: AbortSignal) {
  const init = { method: 'POST', headers, body, credentials, cache: 'no-store', redirect: 'error' } as const
  const response = await fetch(url, { ...init, ...(signal && { signal }) })
  await response.text()
}

/** Sends the call; whether it travelled on a connection that was open, and that a page can close: not one of HTTP/2. */
async function findsConnection(call: WireCall, credentials: RequestCredentials): Promise<boolean> {
  let observer: PerformanceObserver | undefined
  try {
    const timing = new Promise<PerformanceResourceTiming>((resolve) => {
      observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntriesByName(call.url))
          if (entry instanceof PerformanceResourceTiming) resolve(entry)
      })
      observer.observe({ type: 'resource' })
    })
    await send(call, credentials)
    const { connectStart, connectEnd, nextHopProtocol } = await timing
    return connectStart === connectEnd && nextHopProtocol === 'http/1.1'
  } finally {
    observer?.disconnect()
  }
}
