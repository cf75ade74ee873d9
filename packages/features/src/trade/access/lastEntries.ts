import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as v from 'valibot'
import type { Session } from '../../foundation/session/createSession.ts'
import { useSession } from '../../foundation/session/useSession.ts'
import { userStore } from '../../foundation/session/userStore.ts'
import { widgetsQuery } from './widgetsQueries.ts'
import { enabledAccess, needsEnabling, type AccessName } from './access.ts'

/** The entries that the supplier had enabled for this user when the portal was last open. */
const lastEntries = userStore<readonly string[], { keep: (names: readonly string[]) => void }>(
  'entries',
  v.array(v.string()),
  [],
  (change) => ({ keep: (names) => change(() => names) }),
)

/**
 * Whether a screen may be asked for before the supplier has told which entries are enabled: it was enabled the last time.
 * Nothing is shown of it until that is certain.
 */
export function mayAskAhead(session: Session, name: AccessName): boolean {
  return !needsEnabling(name) || lastEntries.of(session).current().includes(name)
}

/** Keeps for the next start which entries are enabled. */
export function useKeptEntries(): void {
  const session = useSession()
  const { data } = useQuery({ ...widgetsQuery(session.api, 'TopButtonBar'), select: enabledAccess })
  useEffect(() => {
    const last = lastEntries.of(session)
    if (data && [...data].join() !== last.current().join()) last.keep([...data])
  }, [session, data])
}
