import { guessRoute, isPublic, mayHaveSession, type RouteName } from '@trade-portal/features/portal'

export interface FirstRoute {
  /** The route whose screen is probably shown first; undefined for an unknown address. */
  readonly name: RouteName | undefined
  /** Whether a session is probably stored, which the supplier has to confirm. */
  readonly hasSession: boolean
}

/** What the page will probably show first. Without a session that is the sign-in page, except at a public address. */
export function firstRoute(pathname: string): FirstRoute {
  const hasSession = mayHaveSession()
  const name = guessRoute(pathname)
  return { hasSession, name: hasSession || (name !== undefined && isPublic(name)) ? name : 'signIn' }
}
