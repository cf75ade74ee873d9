import type { RawAnswer } from './answer.ts'
import { TransportError } from './errors.ts'
import type { Connection, IpApi } from './operation.ts'

/** The address of the supplier's server, and the form of its URLs. */
export interface Endpoint {
  readonly endpointUrl: string
  readonly api: 'proxy' | 'v1'
  /** Whether the server lets pages of another origin send credentials; false by default. */
  readonly allowsCredentials?: boolean
}

/** What is sent for one call: the address, the headers and the body. */
export interface WireCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface Post extends WireCall {
  /** The credentials mode; `same-origin` by default. */
  readonly credentials?: RequestCredentials
  /** Time limit for the whole response, including its body. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
}

/** Sends one call, as `post` does. */
export type Send = (call: Post) => Promise<RawAnswer>

export const sessionHeader = 'Session-Context-Id'
export const ipService = 'Frameworks.Interfaces.Mobile.TradePortal'

/** Time limit of operations that define none, in milliseconds. */
export const defaultTimeoutMs = 30_000

/** The longest answer that is read, in bytes. A list of 100,000 rows is several times smaller. */
export const maxAnswerBytes = 64 * 1024 * 1024

/** The URL of one server function. */
export function functionUrl(endpoint: Endpoint, ipApi: IpApi, ipFunction: string): string {
  const path = endpoint.api === 'v1' ? '/api/v1' : '/proxy'
  return `${endpoint.endpointUrl}${path}?${new URLSearchParams({ ipApi, ipService, ipFunction }).toString()}`
}

/** The headers of one call. The v1 form requires an API key header, which is left empty. */
export function callHeaders(endpoint: Endpoint, contentType: string, sessionId: string | undefined) {
  return {
    'Content-Type': contentType,
    ...(sessionId === undefined ? {} : { [sessionHeader]: sessionId }),
    ...(endpoint.api === 'v1' ? { 'x-api-key': '' } : {}),
  }
}

/** A call whose payload is sent as JSON. */
export function jsonCall(
  endpoint: Endpoint,
  ipApi: IpApi,
  ipFunction: string,
  payload: object,
  sessionId: string | undefined,
): WireCall {
  return {
    url: functionUrl(endpoint, ipApi, ipFunction),
    headers: callHeaders(endpoint, 'application/json', sessionId),
    body: JSON.stringify(payload),
  }
}

/**
 * The credentials mode of a call decides which connections it can use, because browsers never share a connection between
 * requests with and without credentials. The mode has no other purpose: the session is in a header, and the portal uses no
 * cookies.
 * Shared calls to the page's own origin send credentials, and use the connections that also carry the page's files. Shared
 * calls to another origin send no credentials, and use the connections that also carry preflight requests. If a server of
 * another origin does not allow credentials, a call to it cannot have its own connection and shares one.
 */
export function credentialsOf(
  connection: Connection,
  { endpointUrl, allowsCredentials = false }: Endpoint,
  pageOrigin: string | undefined,
): RequestCredentials {
  if (connection === 'shared') return 'same-origin'
  const isSameOrigin = new URL(endpointUrl).origin === pageOrigin
  return !isSameOrigin && allowsCredentials ? 'include' : 'omit'
}

/**
 * Sends one POST request, which is never cached. Redirects are refused, because they could carry the session to another
 * host.
 * @throws TransportError `network`, `timeout`, or `unexpected-answer` for an answer that is too long; the signal's own
 * reason when the caller aborted.
 */
export async function post({ url, headers, body, credentials = 'same-origin', ...options }: Post): Promise<RawAnswer> {
  const { timeoutMs, signal } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      cache: 'no-store',
      credentials,
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { status: response.status, text: await readText(response) }
  } catch (error) {
    signal?.throwIfAborted()
    if (error instanceof TransportError) throw error
    throw new TransportError(timeout.aborted ? 'timeout' : 'network')
  }
}

/**
 * Reads the whole body as text, up to the limit. The limit applies to decompressed bytes, because a few compressed
 * kilobytes may become more than a tab can hold.
 */
async function readText(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  if (!reader) return ''
  const decoder = new TextDecoder()
  let text = ''
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    size += value.byteLength
    if (size > maxAnswerBytes) {
      void reader.cancel().catch(() => {})
      throw new TransportError('unexpected-answer')
    }
    text += decoder.decode(value, { stream: true })
  }
}
