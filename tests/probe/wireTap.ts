/** The latest response of a server, as received. */
export interface WireAnswer {
  /** The body of its request. */
  readonly request: string
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** Records the responses to `fetch`. */
export interface WireTap {
  /** Returns and forgets the latest response; undefined if none has arrived completely. */
  take(): WireAnswer | undefined
  /** Restores the original `fetch`. */
  close(): void
}

/**
 * Wraps `fetch` in this process, so that the portal's own client makes the calls, with its headers, timeouts and errors,
 * and the responses can still be seen as the server sent them. One call at a time. With an origin every request names
 * it, as those of a browser do.
 */
export function tapWire(origin?: string): WireTap {
  const before = globalThis.fetch
  let latest: WireAnswer | undefined
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (origin !== undefined) headers.set('Origin', origin)
    const response = await before(input, { ...init, headers })
    const text = await response.clone().text()
    const request = typeof init?.body === 'string' ? init.body : ''
    latest = { request, status: response.status, text, headers: response.headers }
    return response
  }
  return {
    take: () => {
      const answer = latest
      latest = undefined
      return answer
    },
    close: () => {
      globalThis.fetch = before
    },
  }
}
