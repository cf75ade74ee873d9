import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { routes } from '../addresses/routes.ts'
import { useSessionState } from './useSession.ts'

/** Lets signed-in people through; everybody else signs in first and comes back. */
export function RequireSession() {
  const { state } = useSessionState()
  const { pathname, search, hash } = useLocation()
  if (state.status === 'loggedIn') return <Outlet />
  const isRequest = state.status !== 'loggedOut' || !state.isOwnChoice
  return (
    <Navigate to={routes.signIn.href()} replace state={isRequest ? { requested: pathname + search + hash } : null} />
  )
}
