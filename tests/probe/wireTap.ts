/** The latest response of a server, as received. */
export interface WireAnswer {
  readonly status: number
  readonly text: string
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
 * and the responses can still be seen as the server sent them. One call at a time.
 */
export function tapWire(): WireTap {
  const before = globalThis.fetch
  let latest: WireAnswer | undefined
  globalThis.fetch = async (input, init) => {
    const response = await before(input, init)
    const text = await response.clone().text()
    latest = { status: response.status, text }
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
