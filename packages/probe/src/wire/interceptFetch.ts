import { findFailedPart, isRecord, parseJson } from '@trade-portal/supplier-api'

/** A response of a server, as received. */
export interface RawResponse {
  /** The body of the request; '' if it was not text. */
  readonly request: string
  readonly status: number
  /** The body of the response. */
  readonly text: string
  readonly headers: Headers
}

export type FetchInterceptor = ReturnType<typeof interceptFetch>

/**
 * Wraps `fetch` in this process, so that the raw responses can be read. The portal's own client still makes the calls, with
 * its headers, timeouts and errors. Only one call may be under way at a time. If an origin is given, every request sends it
 * in its `Origin` header, as in a browser.
 */
export function interceptFetch(origin?: string) {
  const original = globalThis.fetch
  let latest: RawResponse | undefined
  let came = ''
  globalThis.fetch = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (origin !== undefined) headers.set('Origin', origin)
    const url = new URL(input instanceof Request ? input.url : input)
    const address = url.origin + url.pathname
    const response = await original(input, { ...init, headers }).catch((error: unknown) => {
      came = `From ${address} came nothing: ${reasonOf(error)}.`
      throw error
    })
    const type = response.headers.get('Content-Type') ?? ''
    const what = /html/.test(type)
      ? 'HTML'
      : /json/.test(type)
        ? 'JSON'
        : type === ''
          ? 'an answer without a type'
          : type
    came = `From ${address} came ${what}, with the status ${response.status}.`
    const text = await response.clone().text()
    const request = typeof init?.body === 'string' ? init.body : ''
    latest = { request, status: response.status, text, headers: response.headers }
    return response
  }
  return {
    /** Returns the latest response and forgets it; undefined if no complete response has arrived. */
    take: () => {
      const response = latest
      latest = undefined
      return response
    },
    /** What came from which address in the latest request. */
    came: () => came,
    /** Restores the original `fetch`. */
    close: () => {
      globalThis.fetch = original
    },
  }
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return 'no answer'
  return 'code' in cause && cause.message === '' ? String(cause.code) : cause.message
}

/** The data of a response without its envelope; undefined if the response is an error or cannot be parsed. */
export function readData(response: RawResponse | undefined): {
  readonly data: unknown
  readonly isStatedError: boolean
} {
  const body = response && parseJson(response.text)
  const isStatedError = findFailedPart(body) !== undefined
  if (isStatedError || !response || response.status < 200 || response.status > 299)
    return { data: undefined, isStatedError }
  return { data: isRecord(body) && isRecord(body['dataset']) ? body['dataset'] : body, isStatedError }
}
