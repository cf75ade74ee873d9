import { QueryClientProvider } from '@tanstack/react-query'
import { clearAnnouncements, Spinner } from '@trade-portal/design-system'
import type { Configuration } from '@trade-portal/supplier-api'
import { useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useConfiguration } from '../settings/useConfiguration.ts'
import { untilIdle } from '../time/untilIdle.ts'
import { createSessionStore, preloadSessionCode, type SessionStore } from './sessionStore.ts'
import { SessionContext } from './useSession.ts'

interface SessionProviderProps {
  /**
   * Returns the session store for a configuration, for example a store that was started before this component was rendered.
   */
  readonly storeOf?: ((configuration: Configuration) => SessionStore) | undefined
  /** Returns the page around the spinner while the user is signed in. */
  readonly frame: (content: ReactNode) => ReactNode
  readonly children: ReactNode
}

/** Provides the session state, and the query client of the current session. */
export function SessionProvider({ storeOf = createSessionStore, frame, children }: SessionProviderProps) {
  const configuration = useConfiguration()
  const [store] = useState(() => storeOf(configuration))
  const state = useSyncExternalStore(store.subscribe, store.current)
  useEffect(() => store.start(), [store])
  // Loads the session code when the browser is idle, so that the sign-in form is painted first.
  useEffect(() => void untilIdle().then(preloadSessionCode), [])

  // Removes the announcements for screen readers when a session ends, so that the next user does not find them in the page.
  const session = state.status === 'loggedIn' ? state.session : undefined
  useEffect(() => (session ? clearAnnouncements : undefined), [session])

  const value = useMemo(() => ({ ...store, state }), [store, state])

  return (
    <SessionContext value={value}>
      {state.status === 'validating' && frame(<Spinner size="page" label="Signing you in" />)}
      {state.status === 'loggedOut' && children}
      {state.status === 'loggedIn' && (
        <QueryClientProvider key={state.session.record.sessionId} client={state.session.queryClient}>
          {children}
        </QueryClientProvider>
      )}
    </SessionContext>
  )
}
