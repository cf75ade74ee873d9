import type { SupplierApi } from '@trade-portal/supplier-api'
import { use } from 'react'
import { ActionError } from '../failures/failures.ts'
import type { Session } from './createSession.ts'
import { SessionContext } from './SessionContext.ts'

/** The session state and its actions. @throws ActionError outside a SessionProvider */
export function useSessionState() {
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

/** The supplier API of the current session, for use in `queries.ts` only. @throws ActionError `Not Authenticated` */
export function useApi(): SupplierApi {
  return useSession().api
}
