import type { SupplierApi } from '@trade-portal/supplier-api'
import { use } from 'react'
import { ActionError } from '../failures/failures.ts'
import type { Session } from './createSession.ts'
import { SessionContext } from './SessionContext.ts'

/** Who is signed in, and the ways to change that. */
export function useSessionState() {
  const value = use(SessionContext)
  if (!value) throw new ActionError('Not Authenticated')
  return value
}

/** The present session. @throws ActionError `Not Authenticated` where nobody is signed in. */
export function useSession(): Session {
  const { state } = useSessionState()
  if (state.status !== 'loggedIn') throw new ActionError('Not Authenticated')
  return state.session
}

/** The supplier's operations, called in this session. For `queries.ts` alone. */
export function useApi(): SupplierApi {
  return useSession().api
}
