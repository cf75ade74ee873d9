import { SupplierError, type Configuration } from '@trade-portal/supplier-api'
import { messageOf } from '../failures/failures.ts'
import { loadCode } from '../failures/lazyCode.ts'
import { afterExclusive } from '../locks/exclusive.ts'
import { clearStored, isStoredAs, writeStored } from '../storage/safeStorage.ts'
import type { CarryOver } from './createSession.ts'
import type { Credentials, SessionState } from './SessionContext.ts'
import {
  readRememberedRecord,
  readSessionRecord,
  sessionKey,
  writeSessionRecord,
  type SessionRecord,
} from './sessionRecord.ts'

const signedOutKey = 'signed-out'

// The code of a session, with the whole registry, is large: a visitor can begin to type without it.
const loadSessionCode = () => loadCode(() => import('./createSession.ts'))

/** Fetches the code of a session early, if a session is stored and will be needed at once. */
export function preloadSession(): void {
  if (readSessionRecord()) void loadSessionCode().catch(() => undefined)
}

/** Whether somebody is signed in, and all that changes it. A stored session counts once the supplier confirms it. */
export function createSessionStore(configuration: Configuration) {
  const listeners = new Set<() => void>()
  const stored = readSessionRecord()
  let state: SessionState = stored ? { status: 'validating', record: stored } : { status: 'loggedOut' }
  let checking: SessionRecord | undefined
  /** What a session that ended by itself leaves to the next sign-in of the same user. */
  let leftBehind: { readonly username: string; readonly carryOver: CarryOver } | undefined

  function setState(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function closeSession(): void {
    leftBehind = undefined
    if (state.status === 'loggedIn') state.session.close()
  }

  /** The person signs out in this tab. */
  function endByChoice(): void {
    if (state.status === 'loggedIn') state.session.changes.dropCachedPages()
    closeSession()
    clearStored()
    setState({ status: 'loggedOut', isOwnChoice: true })
  }

  /** The supplier says that a session is over. A late answer of an earlier session ends nothing. */
  function expire(record: SessionRecord, reason: string): void {
    if (state.status === 'loggedOut' || recordOf(state).sessionId !== record.sessionId) return
    const carryOver = state.status === 'loggedIn' ? state.session.handOver() : undefined
    closeSession()
    if (carryOver) leftBehind = { username: record.username, carryOver }
    const remembered = readRememberedRecord()
    // A different session that the browser remembers belongs to another tab.
    if (remembered && remembered.sessionId !== record.sessionId) clearStored(['tab'])
    else clearStored()
    setState({ status: 'loggedOut', reason })
  }

  /** The person has signed out in another tab: nothing is kept, whatever else the browser holds. */
  function onSignedOutElsewhere(reason: string): void {
    const hasRecord = state.status !== 'loggedOut' || state.kept !== undefined
    if (!hasRecord) return
    closeSession()
    clearStored(['tab'])
    setState({ status: 'loggedOut', reason, isOwnChoice: true })
  }

  /** Changes over to another session that the browser holds now; nothing of the former one stays on the screen. */
  function switchTo(record: SessionRecord): void {
    closeSession()
    setState({ status: 'validating', record })
    void check(record)
  }

  /** The storage may have changed while this page did not get its events. */
  function compareWithStorage(): void {
    const found = readSessionRecord()
    const own = state.status === 'loggedOut' ? state.kept : recordOf(state)
    if (found && found.sessionId !== own?.sessionId) switchTo(found)
    else if (!found) onSignedOutElsewhere('You have been signed out.')
  }

  /** Signing out in one tab signs out all tabs; signing in with "Remember me" signs in all tabs. */
  function onStorage({ key, newValue }: StorageEvent): void {
    if (newValue === null) return
    if (isStoredAs(key, signedOutKey)) {
      afterExclusive(() => onSignedOutElsewhere('You have signed out in another tab.'))
    } else if (isStoredAs(key, sessionKey)) afterExclusive(compareWithStorage)
  }

  /** A page from the browser's back/forward cache shows what it showed when it was left. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) compareWithStorage()
  }

  async function check(record: SessionRecord): Promise<void> {
    checking = record
    const isCurrent = () => state.status === 'validating' && state.record === record
    try {
      const { checkSession, createSession } = await loadSessionCode()
      const session = createSession(configuration, record, expire)
      try {
        await checkSession(session)
      } catch (error) {
        session.close()
        throw error
      }
      if (isCurrent()) setState({ status: 'loggedIn', session })
      else session.close()
    } catch (error) {
      if (error instanceof SupplierError) expire(record, messageOf(error))
      // The session may well be good: keep it, say what is wrong, and let the person try again.
      else if (isCurrent()) setState({ status: 'loggedOut', reason: messageOf(error), kept: record })
    } finally {
      if (checking === record) checking = undefined
    }
  }

  return {
    /** For `useSyncExternalStore`. */
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    current: () => state,
    /** Checks a stored session; doing it again does no harm. */
    start: () => {
      // Usually it is there before the name has been typed; where it cannot be fetched, signing in says so.
      void loadSessionCode().catch(() => undefined)
      if (state.status === 'validating' && checking !== state.record) void check(state.record)
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
      }
    },
    signIn: async ({ username, password, rememberMe }: Credentials): Promise<string | undefined> => {
      const { createSession, openSession } = await loadSessionCode()
      const answer = await openSession(configuration, { username, password })
      if (answer.outcome === 'refused') return answer.message
      const record = { sessionId: answer.sessionId, username, rememberMe }
      writeSessionRecord(record)
      const carryOver = leftBehind?.username === username ? leftBehind.carryOver : undefined
      // Another tab may have signed in meanwhile.
      closeSession()
      setState({ status: 'loggedIn', session: createSession(configuration, record, expire, carryOver) })
      return undefined
    },
    signOut: () => {
      if (state.status === 'loggedOut') return
      // Other tabs are told by a change in the storage; clearing an empty storage would be none.
      writeStored('browser', signedOutKey, Date.now())
      endByChoice()
    },
    tryAgain: () => {
      if (state.status !== 'loggedOut' || !state.kept) return
      const found = readSessionRecord()
      if (found) switchTo(found)
      else onSignedOutElsewhere('You have been signed out.')
    },
  }
}

function recordOf(state: Exclude<SessionState, { status: 'loggedOut' }>): SessionRecord {
  return state.status === 'loggedIn' ? state.session.record : state.record
}
