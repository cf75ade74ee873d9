export const timeoutMs = 15_000

/** Sends a request that follows no redirect. @throws Error whose message says why there is no answer */
export async function ask(address: URL, options: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs), ...options })
  } catch (error) {
    throw new Error(reasonOf(error), { cause: error })
  }
}

const notTrusted = 'certificate not trusted'
const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'unreachable, the connection is refused',
  ECONNRESET: 'unreachable, the connection is reset',
  EHOSTUNREACH: 'unreachable, there is no way to the host',
  ENETUNREACH: 'unreachable, there is no way to the host',
  ENOTFOUND: 'unreachable, the name is unknown',
  EAI_AGAIN: 'unreachable, the name is unknown',
  CERT_HAS_EXPIRED: `${notTrusted}, it has expired`,
  ERR_TLS_CERT_ALTNAME_INVALID: `${notTrusted}, it is for another name`,
  EPROTO: 'no TLS is spoken at this port',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS is spoken at this port',
}

/** Why `fetch` failed. Its own message says only that it has failed, so the code of the error's `cause` is read. */
function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `unreachable, no answer within ${timeoutMs / 1000} s`
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (/SELF_SIGNED|UNABLE_TO|CERT_UNTRUSTED/.test(code))
    return `${notTrusted}, its issuer is unknown: name the issuer's file in the variable NODE_EXTRA_CA_CERTS`
  return reasons[code] ?? (cause instanceof Error && cause.message !== '' ? cause.message : `no answer ${code}`.trim())
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
