import type { WireCall } from './transport.ts'

/** The maximum number of attempts to abort a call. On a busy page an abort may come too late, after the answer. */
const maxAttempts = 5

/**
 * Closes the connection that the next call with these credentials would use, if the server has kept that connection open.
 * The next order then gets a fresh connection. Browsers repeat a request only on a connection that has carried another
 * request before, so they do not repeat this order.
 * A page closes a connection by aborting a call that is under way on it. But if the server has already closed the
 * connection, the browser opens a new one for that call. After the abort the new connection would stay open, and browsers
 * would treat it like a used one. So this function first makes up to two calls to find out whether a connection is open.
 * Only resource timings of the page's own origin show this, so the function does nothing for another origin.
 * @param call A harmless call. Its answer is ignored.
 */
export async function closeConnection(call: WireCall, credentials: RequestCredentials): Promise<void> {
  if (new URL(call.url).origin !== globalThis.location?.origin) return
  try {
    // If the first call finds no open connection, it may leave one open for the second call. If the second call finds
    // none either, the server keeps no connections open.
    const answerMs = (await timeOnOpenConnection(call, credentials)) ?? (await timeOnOpenConnection(call, credentials))
    if (answerMs === undefined) return
    // Aborts the call after half the measured time, because an abort before the request has left the browser closes
    // nothing. Each further attempt aborts earlier, because on a busy page the measured time may be much longer than the
    // server takes.
    for (let attempt = 0; attempt < maxAttempts; attempt += 1)
      await send(call, credentials, AbortSignal.timeout(Math.ceil(answerMs / (2 + attempt))))
  } catch {
    // The call was aborted, or the server cannot be reached. In both cases no connection is open.
  }
}

async function send({ url, headers, body }: WireCall, credentials: RequestCredentials, signal?: AbortSignal) {
  const init = { method: 'POST', headers, body, credentials, cache: 'no-store', redirect: 'error' } as const
  const response = await fetch(url, { ...init, ...(signal && { signal }) })
  await response.text()
}

/**
 * Sends the call. If the call used an open connection that a page can close, returns the milliseconds until its answer
 * began. Otherwise returns undefined. With HTTP/2 a page cannot close a connection.
 */
async function timeOnOpenConnection(call: WireCall, credentials: RequestCredentials): Promise<number | undefined> {
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
    const { connectStart, connectEnd, nextHopProtocol, fetchStart, responseStart } = await timing
    return connectStart === connectEnd && nextHopProtocol === 'http/1.1' ? responseStart - fetchStart : undefined
  } finally {
    observer?.disconnect()
  }
}
