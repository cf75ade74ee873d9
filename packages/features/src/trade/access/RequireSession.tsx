import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { useSessionState } from '../../foundation/session/useSession.ts'
import { routes } from '../../routes.ts'

/**
 * Renders the route if there is a session. Otherwise redirects to the sign-in page, which returns here after sign-in, unless
 * the user signed out.
 */
export function RequireSession() {
  const { state } = useSessionState()
  const { pathname, search, hash } = useLocation()
  if (state.status === 'loggedIn') return <Outlet />
  const returnsHere = state.status !== 'loggedOut' || !state.hasSignedOut
  return (
    <Navigate to={routes.signIn.href()} replace state={returnsHere ? { requested: pathname + search + hash } : null} />
  )
}
