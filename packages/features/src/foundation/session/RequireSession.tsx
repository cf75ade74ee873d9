import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { routes } from '../../routes.ts'
import { useSessionState } from './useSession.ts'

/** Renders the route only with a session. Otherwise redirects to the sign-in page, which leads back after sign-in. */
export function RequireSession() {
  const { state } = useSessionState()
  const { pathname, search, hash } = useLocation()
  if (state.status === 'loggedIn') return <Outlet />
  const returnsHere = state.status !== 'loggedOut' || !state.hasSignedOut
  return (
    <Navigate to={routes.signIn.href()} replace state={returnsHere ? { requested: pathname + search + hash } : null} />
  )
}
