import { loadCode } from '@trade-portal/design-system/lazy-code'
import { SupplierError, type Configuration, type Send } from '@trade-portal/supplier-api'
import { now } from '@trade-portal/design-system/time'
import * as v from 'valibot'
import { CodeLoadError, messageOf } from '../failures/failures.ts'
import { afterExclusive, isExclusiveRunning } from '../storage/exclusive.ts'
import { clearStored, forgetCopies, isStoredAs, writeStored, type KeptText } from '../storage/safeStorage.ts'
import type { CarryOver, Session, SessionOptions } from './createSession.ts'
import { keepAll, keepForOthers } from './lastingValues.ts'
import type { Credentials, SessionState } from './useSession.ts'
import {
  readRememberedRecord,
  readSessionRecord,
  sessionKey,
  writeSessionRecord,
  type SessionRecord,
} from './sessionRecord.ts'

const signedOutKey = 'signed-out'
const signedOut = v.pipe(v.string(), v.parseJson(), v.object({ username: v.string() }))

// The session code is loaded separately, so that the sign-in form does not wait for it. It is large, because it contains
// the operations that run when a session starts.
const loadSessionCode = () => loadCode(() => import('./createSession.ts'))

/** Loads the session code in advance. If that fails, `signIn` tries again and reports the error. */
export async function preloadSessionCode(): Promise<void> {
  await loadSessionCode().catch(() => undefined)
}

interface SessionStoreOptions {
  /**
   * Called with each new session, to make the calls of its first page. A stored session is passed even before the supplier
   * has confirmed it.
   */
  readonly onOpened?: (session: Session) => void
  /** Sends the calls of a stored session. Needed if some were sent before the session was created. */
  readonly send?: Send
  readonly onFailedCall?: SessionOptions['onFailedCall']
}

export type SessionStore = ReturnType<typeof createSessionStore>

/** Manages the session state. Screens get a stored session only after the supplier has confirmed it. */
export function createSessionStore(
  configuration: Configuration,
  { onOpened, send, onFailedCall }: SessionStoreOptions = {},
) {
  const listeners = new Set<() => void>()
  const stored = readSessionRecord()
  let state: SessionState = stored ? { status: 'validating', record: stored } : { status: 'loggedOut' }
  let checking: SessionRecord | undefined
  /**
   * The current session, also while the supplier is still checking it. It must be closed even then, because its parts
   * already store data.
   */
  let opened: Session | undefined
  /** Whether the session code failed to load. Only a reload of the page can load it then. */
  let isCodeMissing = false
  /**
   * Whether the provider of this store has been unmounted. From then on, only the next store may change the storage.
   */
  let isStopped = false
  /** The data of a session that ended automatically, kept for the same user's next session. */
  let handover: { readonly username: string; readonly carryOver: CarryOver } | undefined

  function setState(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function closeSession(): void {
    handover = undefined
    opened?.close()
    opened = undefined
  }

  /** Closes the current session. If it belongs to this user, keeps the session's data for the user's next session. */
  function closeFor(username: string): void {
    const ended = opened ? { username: opened.record.username, carryOver: opened.handOver() } : handover
    closeSession()
    if (ended?.username === username) handover = ended
  }

  const carryOverFor = (username: string) => (handover?.username === username ? handover.carryOver : undefined)

  function endSession(kept: KeptText): void {
    if (state.status === 'loggedIn') state.session.invalidator.dropCachedPages()
    closeSession()
    clearStored(['tab', 'browser'], kept)
    setState({ status: 'loggedOut', hasSignedOut: true })
  }

  /** Called when the supplier has ended a session. Does nothing unless that session is still the current one. */
  function expire(record: SessionRecord, reason: string): void {
    if (isStopped || state.status === 'loggedOut' || recordOf(state).sessionId !== record.sessionId) return
    closeFor(record.username)
    const remembered = readRememberedRecord()
    // A remembered session with another id belongs to another tab, so localStorage must keep it.
    if (remembered && remembered.sessionId !== record.sessionId) clearStored(['tab'], keepAll)
    else clearStored(['tab', 'browser'], keepAll)
    setState({ status: 'loggedOut', reason })
  }

  /**
   * Signs out this tab after the user has signed out in another tab. Hands no data over to a later session. The other tab
   * has already cleared localStorage. If this tab had to finish an order before it could sign out, the order has written to
   * the cleared localStorage, so this tab clears it again.
   */
  function onSignedOutElsewhere(reason: string, kept?: KeptText, wasDeferred = false): void {
    const hasRecord = state.status !== 'loggedOut' || state.uncheckedRecord !== undefined
    if (!hasRecord) return
    closeSession()
    // Deletes this tab's copies of values that belong in localStorage. No other tab can delete them, and the code below
    // would read such a copy, although the other tab has cleared localStorage.
    forgetCopies(kept)
    // Another tab may have begun a remembered session after the sign-out. That session needs localStorage.
    const isInUse = !wasDeferred || readRememberedRecord() !== undefined
    clearStored(isInUse ? ['tab'] : ['tab', 'browser'], kept)
    setState({ status: 'loggedOut', reason, hasSignedOut: true })
  }

  /** Switches to another stored session. Removes the screens of the previous session at once. */
  function switchTo(record: SessionRecord): void {
    closeFor(record.username)
    setState({ status: 'validating', record })
    void check(record)
  }

  /** Updates the state if another session has replaced the stored one, or if no session is stored any more. */
  function compareWithStorage(): void {
    const found = readSessionRecord()
    const own = state.status === 'loggedOut' ? state.uncheckedRecord : recordOf(state)
    if (found && found.sessionId !== own?.sessionId) switchTo(found)
    else if (!found) onSignedOutElsewhere('You have been signed out.')
  }

  /** Signing out in one tab signs out all tabs. Signing in with "Remember me" signs in all tabs. */
  function onStorage({ key, newValue }: StorageEvent): void {
    if (newValue === null) return
    if (isStoredAs(key, signedOutKey)) {
      const isDeferred = isExclusiveRunning()
      const by = v.safeParse(signedOut, newValue)
      const kept = by.success ? keepForOthers(by.output.username) : undefined
      afterExclusive(() => {
        // Drops the data that an earlier session of this tab left, even if nobody is signed in here now.
        handover = undefined
        forgetCopies(kept)
        clearStored(['tab'], kept)
        onSignedOutElsewhere('You have signed out in another tab.', kept, isDeferred)
      })
    } else if (isStoredAs(key, sessionKey)) afterExclusive(compareWithStorage)
  }

  /**
   * Closes a session that no screen shows any more, so that it makes no calls. The supplier has to confirm it again when the
   * store is restarted.
   */
  function stop(): void {
    if (!isStopped || state.status !== 'loggedIn') return
    const { record } = state.session
    closeFor(record.username)
    state = { status: 'validating', record }
  }

  /** A page from the back/forward cache has its old state: it missed the storage events. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) compareWithStorage()
  }

  async function check(record: SessionRecord): Promise<void> {
    checking = record
    const isCurrent = () => state.status === 'validating' && state.record === record
    try {
      const { checkSession, createSession } = await loadSessionCode()
      if (!isCurrent()) return
      const session = createSession(configuration, record, expire, {
        send,
        carryOver: carryOverFor(record.username),
        isJoined: true,
        onFailedCall,
      })
      opened = session
      onOpened?.(session)
      try {
        await checkSession(session)
      } catch (error) {
        // This session has taken over the data of an earlier one. Because its check has failed, it hands the data on to the
        // next session.
        session.handOver()
        session.close()
        throw error
      }
      if (isCurrent()) {
        handover = undefined
        setState({ status: 'loggedIn', session })
      } else session.close()
    } catch (error) {
      if (error instanceof SupplierError) expire(record, messageOf(error))
      // The supplier has not refused the session, so it may still be valid. Its record is kept for another attempt.
      else if (isCurrent()) setState({ status: 'loggedOut', reason: messageOf(error), uncheckedRecord: record })
      isCodeMissing = error instanceof CodeLoadError
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
    /**
     * Checks a stored session, and subscribes to browser events.
     * @returns a function that stops the store. After that, `start` may be called again.
     */
    start: () => {
      isStopped = false
      if (state.status === 'validating' && checking !== state.record) void check(state.record)
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
        isStopped = true
        // Deferred, because React's strict mode stops the store and starts it again at once.
        queueMicrotask(() => afterExclusive(stop))
      }
    },
    signIn: async ({ username, password, rememberMe }: Credentials): Promise<string | undefined> => {
      const { createSession, openSession } = await loadSessionCode()
      const answer = await openSession(configuration, { username, password })
      if (answer.outcome === 'refused') return answer.message
      const record = { sessionId: answer.sessionId, username, rememberMe }
      writeSessionRecord(record)
      const carryOver = carryOverFor(username)
      // During the sign-in, this tab may have switched to another tab's session, which must be closed.
      closeSession()
      const session = createSession(configuration, record, expire, { carryOver, onFailedCall })
      opened = session
      onOpened?.(session)
      setState({ status: 'loggedIn', session })
      return undefined
    },
    signOut: () => {
      if (state.status === 'loggedOut') return
      const { username } = recordOf(state)
      const kept = keepForOthers(username)
      // Writes a value to notify the other tabs. Clearing the storage is not enough, because clearing an empty storage
      // fires no event.
      const notify = () => writeStored('browser', signedOutKey, { username, at: now() })
      if (!notify()) {
        // The write failed because the storage is full: clears it, then notifies again.
        clearStored(['browser'], kept)
        notify()
      }
      endSession(kept)
    },
    tryAgain: () => {
      if (state.status !== 'loggedOut' || !state.uncheckedRecord) return
      const found = readSessionRecord()
      if (isCodeMissing) window.location.reload()
      else if (found) switchTo(found)
      else onSignedOutElsewhere('You have been signed out.')
    },
  }
}

function recordOf(state: Exclude<SessionState, { status: 'loggedOut' }>): SessionRecord {
  return state.status === 'loggedIn' ? state.session.record : state.record
}
