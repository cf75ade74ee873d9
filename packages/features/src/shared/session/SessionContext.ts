import { createContext } from 'react'
import type { Session } from './createSession.ts'
import type { SessionRecord } from './sessionRecord.ts'

export type SessionState =
  | { readonly status: 'validating'; readonly record: SessionRecord }
  | { readonly status: 'loggedIn'; readonly session: Session }
  | {
      readonly status: 'loggedOut'
      /** Why the last session ended, where the person did not end it. */
      readonly reason?: string
      /** The person signed out, so nobody asked for the page that was open. */
      readonly isOwnChoice?: true
      /** A stored session that could not be checked because the supplier could not be reached. */
      readonly kept?: SessionRecord
    }

export interface Credentials {
  readonly username: string
  readonly password: string
  readonly rememberMe: boolean
}

/** Resolves to the server's words when refused. @throws TransportError */
type SignIn = (credentials: Credentials) => Promise<string | undefined>

export interface SessionActions {
  readonly signIn: SignIn
  readonly signOut: () => void
  /** Checks a kept session again. */
  readonly tryAgain: () => void
}

export const SessionContext = createContext<(SessionActions & { readonly state: SessionState }) | null>(null)
