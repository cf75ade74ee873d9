import { SupplierError, type Configuration } from '@trade-portal/supplier-api'
import { messageOf } from '../failures/failures.ts'
import { afterOrdering } from '../locks/exclusive.ts'
import { ScreenLoadError } from '../failures/ScreenLoadError.ts'
import { clearStored, isStoredAs, writeStored } from '../storage/safeStorage.ts'
import type { Heritage, Session } from './createSession.ts'
import type { Credentials, SessionState } from './SessionContext.ts'
import {
  readRememberedRecord,
  readSessionRecord,
  sessionKey,
  writeSessionRecord,
  type SessionRecord,
} from './sessionRecord.ts'

const signedOutKey = 'signed-out'

// What a session stands on, the registry above all, is large; whoever is not signed in can begin to type without it.
const loadSessionCode = () =>
  import('./createSession.ts').catch((cause: unknown) => {
    throw new ScreenLoadError('The code of a session could not be loaded.', { cause })
  })

/** Fetches what a session stands on, if one is stored and will be wanted at once. */
export function preloadSession(): void {
  if (readSessionRecord()) void loadSessionCode().catch(() => undefined)
}

/** Whether somebody is signed in, and all that changes it. A stored session counts once the supplier confirms it. */
export function createSessionStore(configuration: Configuration) {
  const listeners = new Set<() => void>()
  const stored = readSessionRecord()
  let state: SessionState = stored ? { status: 'validating', record: stored } : { status: 'loggedOut' }
  let checking: SessionRecord | undefined
  /** What a session that ended by itself leaves for the same user's next sign-in: unsent text, and the cart with what is known of ordering it. */
  let left: (Heritage & { readonly username: string }) | undefined

  function become(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  /** Ends a session. A late answer of an earlier session ends nothing. */
  function end(record: SessionRecord, how: { readonly reason?: string; readonly isOwnChoice?: true }): void {
    if (state.status === 'loggedOut' || recordOf(state).sessionId !== record.sessionId) return
    left = undefined
    if (state.status === 'loggedIn') {
      // A page that waits behind another hears nothing of the storage; a message has the browser give it up.
      if (how.isOwnChoice) state.session.tabs.tell([])
      else left = { username: record.username, ...heritageOf(state.session) }
      state.session.close()
    }
    const remembered = readRememberedRecord()
    // Another session that the browser remembers is somebody else's, in another tab.
    if (!how.isOwnChoice && remembered && remembered.sessionId !== record.sessionId) clearStored(['tab'])
    else clearStored()
    become({ status: 'loggedOut', ...how })
  }

  /** The supplier says that a session is over. */
  function expire(record: SessionRecord, reason: string): void {
    end(record, { reason })
  }

  /** The person has signed out where this page could not see it: nothing is kept, whatever else the browser holds. */
  function follow(reason: string): void {
    const own = state.status === 'loggedOut' ? state.kept : recordOf(state)
    if (!own) return
    if (state.status === 'loggedIn') state.session.close()
    left = undefined
    clearStored(['tab'])
    become({ status: 'loggedOut', reason, isOwnChoice: true })
  }

  /** Goes over to the session that the browser holds now; nothing of the former one stays on the screen. */
  function adopt(record: SessionRecord): void {
    if (state.status === 'loggedIn') state.session.close()
    left = undefined
    become({ status: 'validating', record })
    void check(record)
  }

  /** The storage may have changed while this page could not look. */
  function compare(): void {
    const found = readSessionRecord()
    const own = state.status === 'loggedOut' ? state.kept : recordOf(state)
    if (found && found.sessionId !== own?.sessionId) adopt(found)
    else if (!found) follow('You have been signed out.')
  }

  /** Whoever signs out in one tab has left the others too, and whoever signs in to be remembered has come to all. */
  function hear({ key, newValue }: StorageEvent): void {
    if (newValue === null) return
    if (isStoredAs(key, signedOutKey)) afterOrdering(() => follow('You have signed out in another tab.'))
    else if (isStoredAs(key, sessionKey)) afterOrdering(compare)
  }

  /** A page that comes back from the browser's memory shows what it showed when it was left. */
  function reappear({ persisted }: PageTransitionEvent): void {
    if (persisted) compare()
  }

  async function check(record: SessionRecord): Promise<void> {
    checking = record
    const isCurrent = () => state.status === 'validating' && state.record === record
    let session: Session | undefined
    try {
      const { checkSession, createSession } = await loadSessionCode()
      session = createSession(configuration, record, expire)
      await checkSession(session)
      if (isCurrent()) become({ status: 'loggedIn', session })
      else session.close()
    } catch (error) {
      session?.close()
      if (error instanceof SupplierError) expire(record, messageOf(error))
      // The session may well be good: keep it, say what is wrong, and let the person try again.
      else if (isCurrent()) become({ status: 'loggedOut', reason: messageOf(error), kept: record })
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
    /** Checks a stored session; again and again does no harm. */
    start: () => {
      // By the time that the name has been typed it is there; where it cannot be had, signing in says so.
      void loadSessionCode().catch(() => undefined)
      if (state.status === 'validating' && checking !== state.record) void check(state.record)
      window.addEventListener('storage', hear)
      window.addEventListener('pageshow', reappear)
      return () => {
        window.removeEventListener('storage', hear)
        window.removeEventListener('pageshow', reappear)
      }
    },
    signIn: async ({ username, password, rememberMe }: Credentials): Promise<string | undefined> => {
      const { createSession, openSession } = await loadSessionCode()
      const answer = await openSession(configuration, { username, password })
      if (answer.outcome === 'refused') return answer.message
      const record = { sessionId: answer.sessionId, username, rememberMe }
      writeSessionRecord(record)
      const taken = left?.username === username ? left : undefined
      left = undefined
      // Another tab may have signed in meanwhile.
      if (state.status === 'loggedIn') state.session.close()
      become({ status: 'loggedIn', session: createSession(configuration, record, expire, taken) })
      return undefined
    },
    signOut: () => {
      if (state.status === 'loggedOut') return
      // Other tabs hear of a change in the storage; clearing it when it is empty would be none.
      writeStored('browser', signedOutKey, Date.now())
      end(recordOf(state), { isOwnChoice: true })
    },
    tryAgain: () => {
      if (state.status !== 'loggedOut' || !state.kept) return
      const found = readSessionRecord()
      if (found) adopt(found)
      else follow('You have been signed out.')
    },
  }
}

function recordOf(state: Exclude<SessionState, { status: 'loggedOut' }>): SessionRecord {
  return state.status === 'loggedIn' ? state.session.record : state.record
}

/** Read afresh: another tab may have ordered the cart since. */
function heritageOf({ cartId, attempts, memory }: Session): Heritage {
  const id = cartId.current()
  return { memory, ...(id !== undefined && { cart: { id, attempt: attempts.readFresh(id) } }) }
}
