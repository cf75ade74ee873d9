export const timeoutMs = 15_000

/** What `ask` returns if no answer comes. */
export class NoAnswer {
  readonly reason: string
  /** Whether the reason is the certificate of the host. */
  readonly isUntrusted: boolean
  constructor(reason: string, isUntrusted = false) {
    this.reason = reason
    this.isUntrusted = isUntrusted
  }
}

/** Sends a request that follows no redirect. */
export async function ask(address: URL, options: RequestInit = {}): Promise<Response | NoAnswer> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...options })
  } catch (error) {
    return noAnswer(error)
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'unreachable, the connection is refused',
  ECONNRESET: 'unreachable, the connection is reset',
  ENOTFOUND: 'unreachable, the name is unknown',
  EAI_AGAIN: 'unreachable, the name is unknown',
  EPROTO: 'no TLS is spoken at this port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS is spoken at this port',
}
const certificateFaults: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'it has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'it is for another name',
}
const unknownIssuer = "its issuer is unknown: name the issuer's file in the variable NODE_EXTRA_CA_CERTS"

/** Why `fetch` failed. Its own message says only that it has failed, so the code of the error's `cause` is read. */
function noAnswer(error: unknown): NoAnswer {
  if (error instanceof DOMException) return new NoAnswer(`unreachable, no answer within ${timeoutMs / 1000} s`)
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
  const code = cause && 'code' in cause ? String(cause.code) : ''
  const fault = /SELF_SIGNED|UNABLE_TO|CERT_UNTRUSTED/.test(code) ? unknownIssuer : certificateFaults[code]
  return fault === undefined
    ? new NoAnswer(reasons[code] ?? cause?.message ?? 'unreachable')
    : new NoAnswer(`certificate not trusted, ${fault}`, true)
}

/** What an answer is, for a sentence: its status, and its type or where it leads. */
export function describeAnswer({ status, headers }: Response): string {
  const location = headers.get('Location')
  if (location !== null) return `status ${status}, which leads to ${location}`
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';')
  return `status ${status}, ${type === '' ? 'without a type' : type}`
}

export function isHtml({ headers }: Response): boolean {
  return (headers.get('Content-Type') ?? '').startsWith('text/html')
}
