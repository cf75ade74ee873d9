import type { SupplierApi } from '@trade-portal/supplier-api'
import { use } from 'react'
import type { Session } from './createSession.ts'
import { SessionContext } from './SessionContext.ts'

/** Who is signed in, and the ways to change that. */
export function useSessionState() {
  const value = use(SessionContext)
  if (!value) throw new Error('Not Authenticated')
  return value
}

/** The present session. @throws Error `Not Authenticated` where nobody is signed in. */
export function useSession(): Session {
  const { state } = useSessionState()
  if (state.status !== 'loggedIn') throw new Error('Not Authenticated')
  return state.session
}

export function useSupplierApi(): SupplierApi {
  return useSession().api
}
