import type { SupplierApi } from '@trade-portal/supplier-api'
import { createContext, use } from 'react'
import { ActionError } from '../failures/failures.ts'
import type { Session } from './createSession.ts'
import type { SessionState, SessionStore } from './sessionStore.ts'

interface SessionContextValue extends Pick<SessionStore, 'signIn' | 'signOut' | 'tryAgain'> {
  readonly state: SessionState
}

export const SessionContext = createContext<SessionContextValue | null>(null)

/** The session state and its actions. @throws ActionError outside a SessionProvider */
export function useSessionState(): SessionContextValue {
  const value = use(SessionContext)
  if (!value) throw new ActionError('Not Authenticated')
  return value
}

/** The current session. @throws ActionError `Not Authenticated` if nobody is signed in */
export function useSession(): Session {
  const { state } = useSessionState()
  if (state.status !== 'loggedIn') throw new ActionError('Not Authenticated')
  return state.session
}

/** The supplier API of the current session, for use in `queries.ts` files only. @throws ActionError `Not Authenticated` */
export function useApi(): SupplierApi {
  return useSession().api
}
