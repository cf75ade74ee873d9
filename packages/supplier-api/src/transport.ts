import type { RawAnswer } from './answer.ts'
import { TransportError } from './errors.ts'
import type { IpApi } from './operation.ts'

/** The address of the supplier's server, and which of its two URL forms it uses. */
export interface Endpoint {
  readonly endpointUrl: string
  readonly api: 'proxy' | 'v1'
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Time limit for the whole response, including its body. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  readonly sessionId?: string | undefined
}

export const sessionHeader = 'Session-Context-Id'
export const ipService = 'Frameworks.Interfaces.Mobile.TradePortal'

/** The URL of one server function. */
export function functionUrl(endpoint: Endpoint, ipApi: IpApi, ipFunction: string): string {
  const path = endpoint.api === 'v1' ? '/api/v1' : '/proxy'
  return `${endpoint.endpointUrl}${path}?${new URLSearchParams({ ipApi, ipService, ipFunction }).toString()}`
}

/** The headers of one call. The v1 form requires an API key header, which is empty. */
export function callHeaders(endpoint: Endpoint, contentType: string, sessionId: string | undefined) {
  return {
    'Content-Type': contentType,
    ...(sessionId === undefined ? {} : { [sessionHeader]: sessionId }),
    ...(endpoint.api === 'v1' ? { 'x-api-key': '' } : {}),
  }
}

/**
 * Sends one POST request. It is never cached, and redirects are refused: they could carry the session to another host.
 * @throws TransportError `network` or `timeout`; the signal's own reason when the caller aborted.
 */
export async function post({ url, headers, body, timeoutMs, signal, sessionId }: Post): Promise<RawAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    })
    return { status: response.status, text: await response.text() }
  } catch {
    signal?.throwIfAborted()
    throw new TransportError(timeout.aborted ? 'timeout' : 'network', sessionId)
  }
}
