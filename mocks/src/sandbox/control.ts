import { randomBytes, timingSafeEqual } from 'node:crypto'

/** A sandbox's address, and the token that its control paths (below `/sandbox/`) require. */
export interface SandboxControl {
  readonly url: string
  readonly token: string
}

export const randomToken = () => randomBytes(16).toString('hex')

/** The address of a control path, such as `ledger` or `ledger?world=usa`. */
export function controlAddress({ url, token }: SandboxControl, path: string): string {
  const address = new URL(`/sandbox/${path}`, url)
  address.searchParams.set('token', token)
  return address.href
}

/**
 * Why a request may not use the control paths; undefined if it may. The token is required because any page in a browser on
 * this machine can send requests to the sandbox. The host name is checked because a page whose host name resolves to this
 * machine (DNS rebinding) could also read the answers.
 */
export function refusal(request: Request, token: string, host: string): string | undefined {
  const { hostname, searchParams } = new URL(request.url)
  if (![host, 'localhost', '127.0.0.1', '[::1]'].includes(hostname)) return `This sandbox is not called ${hostname}`
  const given = Buffer.from(searchParams.get('token') ?? '')
  const expected = Buffer.from(token)
  const isRight = given.length === expected.length && timingSafeEqual(given, expected)
  return isRight ? undefined : 'This needs ?token= and the token that the sandbox printed when it started'
}
