import { isPublic, matchRoute, readSessionRecord } from '@trade-portal/features/portal'

/** The page's path without the base path of the deployment, as in the table of routes. */
export const pathOfPage = () => `/${window.location.pathname.slice(import.meta.env.BASE_URL.length)}`

/** What the page will probably show first: without a session the sign-in page, except at a public address. */
export function firstPage() {
  const hasSession = readSessionRecord() !== undefined
  const name = matchRoute(pathOfPage())?.name
  const isOpen = name !== undefined && isPublic(name)
  return {
    /** The route of the first screen; undefined for an unknown address. */
    name: hasSession || isOpen ? name : 'signIn',
    hasShell: hasSession && !isOpen,
    /** Whether a session is stored. The supplier still has to confirm it. */
    hasSession,
  } as const
}
