/** The latest answer of a server, as it came over the wire. */
export interface WireAnswer {
  readonly status: number
  readonly text: string
}

/** Something that calls over the network, and what it was answered; undefined where no whole answer came. */
export interface WireTap {
  take(): WireAnswer | undefined
  /** Gives `fetch` back as it was. */
  close(): void
}

/**
 * Listens in on this process's `fetch`, so that the portal's own client makes the calls - its headers, its time
 * limits, its errors - and the answers can still be seen as the server wrote them. One call at a time.
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
