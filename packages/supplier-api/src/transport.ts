import type { RawAnswer } from './answer.ts'
import { TransportError } from './errors.ts'
import type { IpApi } from './operation.ts'

/** Where the supplier's server answers, and in which of its two address forms. */
export interface Endpoint {
  readonly endpointUrl: string
  readonly api: 'proxy' | 'v1'
}

export interface Post {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** The whole answer, body included, must be there by then. */
  readonly timeoutMs: number
  readonly signal?: AbortSignal | undefined
  readonly sessionId?: string | undefined
}

export const sessionHeader = 'Session-Context-Id'
export const ipService = 'Frameworks.Interfaces.Mobile.TradePortal'

/** The address of one server function. */
export function functionUrl(endpoint: Endpoint, ipApi: IpApi, ipFunction: string): string {
  const path = endpoint.api === 'v1' ? '/api/v1' : '/proxy'
  return `${endpoint.endpointUrl}${path}?${new URLSearchParams({ ipApi, ipService, ipFunction }).toString()}`
}

/** The headers of one call. The v1 form asks for an API key header and leaves it empty. */
export function callHeaders(endpoint: Endpoint, contentType: string, sessionId: string | undefined) {
  return {
    'Content-Type': contentType,
    ...(sessionId === undefined ? {} : { [sessionHeader]: sessionId }),
    ...(endpoint.api === 'v1' ? { 'x-api-key': '' } : {}),
  }
}

/**
 * One POST. Never cached, never redirected: a redirect could carry the session to another host.
 * @throws TransportError `network` or `timeout`; the signal's own reason when the caller gave up.
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
