import type { WireCall } from './transport.ts'

/** Several, because a busy page may abort a call too late. */
const maxAborted = 5

/**
 * Closes the connection that calls with these credentials would use next, if the server has kept it. A browser repeats
 * a request by itself only on a connection that has carried another, so the next order gets a fresh one.
 *
 * A page closes a connection by aborting a call that is under way on it. If the server has closed it already, aborting
 * would leave a new idle connection, which browsers treat like a used one. So it first makes up to two calls to find out
 * whether a connection is open. Only timings of the page's own origin show that; for another origin nothing is done.
 *
 * @param call A harmless call, whose answer is ignored.
 */
export async function closeConnection(call: WireCall, credentials: RequestCredentials): Promise<void> {
  if (new URL(call.url).origin !== globalThis.location?.origin) return
  try {
    // If the first call finds none, it may leave one open for the second. If that finds none either, the server keeps none.
    if (!(await findsConnection(call, credentials)) && !(await findsConnection(call, credentials))) return
    for (let aborted = 0; aborted < maxAborted; aborted += 1) await send(call, credentials, AbortSignal.timeout(1))
  } catch {
    // The call was aborted, or the server cannot be reached: no connection is open.
  }
}

async function send({ url, headers, body }: WireCall, credentials: RequestCredentials, signal?: AbortSignal) {
  const init = { method: 'POST', headers, body, credentials, cache: 'no-store', redirect: 'error' } as const
  const response = await fetch(url, { ...init, ...(signal && { signal }) })
  await response.text()
}

/** Sends the call and returns whether it used an open connection that a page can close, which HTTP/2 does not allow. */
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
