import { createContext } from 'react'
import type { Session } from './createSession.ts'
import type { SessionRecord } from './sessionRecord.ts'

export type SessionState =
  | { readonly status: 'validating'; readonly record: SessionRecord }
  | { readonly status: 'loggedIn'; readonly session: Session }
  | {
      readonly status: 'loggedOut'
      /** Why the last session ended, if it ended automatically or in another tab. */
      readonly reason?: string
      /** The user signed out, so the next sign-in does not return to the page that was open. */
      readonly hasSignedOut?: true
      /** A stored session that could not be checked, because the supplier could not be reached. */
      readonly uncheckedRecord?: SessionRecord
    }

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly rememberMe: boolean
}

/** Resolves to the server's message if the sign-in is refused. @throws TransportError, CodeLoadError */
type SignIn = (credentials: Credentials) => Promise<string | undefined>

export interface SessionActions {
  readonly signIn: SignIn
  readonly signOut: () => void
  /** Checks an unchecked session again. */
  readonly tryAgain: () => void
}

export const SessionContext = createContext<(SessionActions & { readonly state: SessionState }) | null>(null)
