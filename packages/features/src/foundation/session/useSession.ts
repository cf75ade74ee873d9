import type { SupplierApi } from '@trade-portal/supplier-api'
import { createContext, use } from 'react'
import { ActionError } from '../failures/failures.ts'
import type { Session } from './createSession.ts'
import type { SessionRecord } from './sessionRecord.ts'

export type SessionState =
  | { readonly status: 'validating'; readonly record: SessionRecord }
  | { readonly status: 'loggedIn'; readonly session: Session }
  | {
      readonly status: 'loggedOut'
      /** Why the last session ended, unless the user ended it in this tab. */
      readonly reason?: string
      /**
       * Set if the user signed out, here or in another tab. The next sign-in then does not return to the page that was open.
       */
      readonly hasSignedOut?: true
      /** A stored session whose check failed, because the supplier could not be reached. */
      readonly uncheckedRecord?: SessionRecord
    }

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly rememberMe: boolean
}

/** Resolves to undefined, or to the supplier's message if it refuses the sign-in. @throws TransportError, CodeLoadError */
type SignIn = (credentials: Credentials) => Promise<string | undefined>

interface SessionActions {
  readonly signIn: SignIn
  readonly signOut: () => void
  /** Checks `uncheckedRecord` again. */
  readonly tryAgain: () => void
}

export const SessionContext = createContext<(SessionActions & { readonly state: SessionState }) | null>(null)

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

/** The supplier API of the current session, for use in `queries.ts` files only. @throws ActionError `Not Authenticated` */
export function useApi(): SupplierApi {
  return useSession().api
}
