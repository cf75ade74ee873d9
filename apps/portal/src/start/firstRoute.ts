import { guessRoute, isPublic, readSessionRecord, type RouteName } from '@trade-portal/features/portal'

export interface FirstRoute {
  /** The route whose screen is probably shown first; undefined for an unknown address. */
  readonly name: RouteName | undefined
  /** Whether a session is stored, which the supplier has to confirm. */
  readonly hasSession: boolean
  /** Whether the frame of a signed-in customer is around it. */
  readonly isFramed: boolean
}

/** What the page will probably show first. Without a session that is the sign-in page, except at a public address. */
export function firstRoute(pathname: string): FirstRoute {
  const hasSession = readSessionRecord() !== undefined
  const name = guessRoute(pathname)
  const isOpen = name !== undefined && isPublic(name)
  return { hasSession, name: hasSession || isOpen ? name : 'signIn', isFramed: hasSession && !isOpen }
}
