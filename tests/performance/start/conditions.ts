/** What a visit can be like. */
export interface Condition {
  /** `cold`: nothing stored. `worker`: a later visit, with the files that the service worker has stored. */
  readonly files: keyof typeof files
  readonly network: keyof typeof networks
  readonly protocol: keyof typeof protocols
}

export const files = { cold: false, worker: true } as const

/** Conditions for each request. Bytes a second. */
export interface Network {
  readonly latency: number
  readonly downloadThroughput: number
  readonly uploadThroughput: number
}

/** For the protocol with the browser's tools, `Network.emulateNetworkConditions`, which delays each request. */
export const networks = {
  unthrottled: null,
  /** Lighthouse's slow 4G as a line: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
  'slow-4g': { latency: 150, downloadThroughput: (1.6e6 * 1.024) / 8, uploadThroughput: 750e3 / 8 },
  /**
   * The same as Lighthouse gives it to the browser's tools: a delay of 562.5 ms for each request makes up for the
   * connections and the slow start that they do not simulate.
   */
  'slow-4g-requests': { latency: 562.5, downloadThroughput: 1_474_560 / 8, uploadThroughput: 675e3 / 8 },
} as const satisfies Record<string, Network | null>

/** Whether it is HTTP/2. */
export const protocols = { 'http/1.1': false, h2: true } as const

/** How much slower the processor is. */
export const slowdown = 4
