import { loadCode } from '@trade-portal/design-system/lazy-code'
import { now } from '@trade-portal/design-system/time'
import { SupplierError, type Configuration, type Send } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { CodeLoadError, messageOf } from '../failures/failures.ts'
import { afterExclusive, isExclusiveRunning } from '../storage/exclusive.ts'
import {
  clearStored,
  forgetCopies,
  keepAll,
  keepAfterSignOut,
  storageKey,
  writeStored,
  type KeptText,
} from '../storage/safeStorage.ts'
import type { HandOver, Session, SessionOptions } from './createSession.ts'
import {
  readRememberedRecord,
  readSessionRecord,
  sessionKey,
  writeSessionRecord,
  type SessionRecord,
} from './sessionRecord.ts'

export type SessionState =
  | { readonly status: 'validating'; readonly uncheckedRecord: SessionRecord }
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

const signedOutKey = 'signed-out'
const signedOut = v.pipe(v.string(), v.parseJson(), v.object({ username: v.string() }))

// The session code is loaded separately, so that the sign-in form does not wait for it. It is large, because it contains
// the operations that run when a session starts.
const loadSessionCode = () => loadCode(() => import('./createSession.ts'))
type SessionCode = Awaited<ReturnType<typeof loadSessionCode>>

/** Loads the session code in advance. If that fails, `signIn` tries again and reports the error. */
export async function preloadSessionCode(): Promise<void> {
  await loadSessionCode().catch(() => undefined)
}

interface SessionStoreOptions {
  /**
   * Called with each new session, to make the calls of its first page. A stored session is passed even before the supplier
   * has confirmed it, so that its cart is handed over to the user's next session if the supplier refuses it.
   */
  readonly onOpened?: (session: Session) => void
  /** Sends the calls of a stored session. Needed if some were sent before the session was created. */
  readonly send?: Send
  readonly onFailedCall?: SessionOptions['onFailedCall']
}

export type SessionStore = ReturnType<typeof createSessionStore>

/**
 * Manages the session state: starts with the stored session, opens and ends sessions, and follows the other tabs. Screens get
 * a stored session only after the supplier has confirmed it.
 */
export function createSessionStore(
  configuration: Configuration,
  { onOpened, send, onFailedCall }: SessionStoreOptions = {},
) {
  const listeners = new Set<() => void>()
  const stored = readSessionRecord()
  let state: SessionState = stored ? { status: 'validating', uncheckedRecord: stored } : { status: 'loggedOut' }
  let checking: SessionRecord | undefined
  /**
   * The current session, also while the supplier is still checking it. It must be closed even then, because its parts
   * already store data.
   */
  let opened: Session | undefined
  /** The data of a session that ended automatically, kept for the same user's next session. */
  let handover: { readonly username: string; readonly handedOver: readonly HandOver[] } | undefined
  /** Whether the session code failed to load. Only a reload of the page can load it then. */
  let isCodeMissing = false
  /** Whether a provider uses this store. */
  let isStarted = false

  function setState(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  const ownRecord = () => (state.status === 'loggedIn' ? state.session.record : state.uncheckedRecord)

  /** Closes the current session. Keeps its data only for a next session of the user `nextUser`. */
  function close(nextUser?: string): void {
    if (opened) handover = { username: opened.record.username, handedOver: opened.handOver() }
    if (handover?.username !== nextUser) handover = undefined
    opened?.close()
    opened = undefined
  }

  function open({ createSession }: SessionCode, record: SessionRecord, options?: SessionOptions): Session {
    // During a sign-in, this tab may have switched to another tab's session.
    close(record.username)
    const { handedOver } = handover ?? {}
    handover = undefined
    const session = createSession(configuration, record, expire, { handedOver, onFailedCall, ...options })
    opened = session
    onOpened?.(session)
    return session
  }

  /** Ends the current session, because the supplier has ended it. */
  function expire(reason: string): void {
    if (!opened) return
    const { sessionId, username } = opened.record
    close(username)
    const remembered = readRememberedRecord()
    // A remembered session with another id belongs to another tab, so localStorage must keep it.
    const isOfAnotherTab = remembered !== undefined && remembered.sessionId !== sessionId
    clearStored(isOfAnotherTab ? ['tab'] : ['tab', 'browser'], keepAll)
    setState({ status: 'loggedOut', reason })
  }

  async function check(record: SessionRecord): Promise<void> {
    checking = record
    const isCurrent = () => state.status === 'validating' && state.uncheckedRecord === record
    try {
      const code = await loadSessionCode()
      if (!isCurrent()) return
      const session = open(code, record, { send, isJoined: true })
      await code.checkSession(session)
      if (isCurrent()) setState({ status: 'loggedIn', session })
    } catch (error) {
      isCodeMissing = error instanceof CodeLoadError
      if (!isCurrent()) return
      if (error instanceof SupplierError) return expire(messageOf(error))
      // The supplier has not refused the session, so it may still be valid. Its record is kept for another attempt.
      close(record.username)
      setState({ status: 'loggedOut', reason: messageOf(error), uncheckedRecord: record })
    }
  }

  /** Switches to another tab's session if that has replaced the stored one; signs out if no session is stored any more. */
  function compareWithStorage(): void {
    const found = readSessionRecord()
    const own = ownRecord()
    if (found && (state.status === 'loggedOut' || found.sessionId !== own?.sessionId)) {
      // Removes the screens of the previous session at once.
      close(found.username)
      setState({ status: 'validating', uncheckedRecord: found })
      void check(found)
    } else if (!found && own) followSignOut('You have been signed out.')
  }

  /**
   * Signs out this tab after the user has signed out in another tab. The other tab has already cleared localStorage. If this
   * tab had to finish an order first, the order has written to the cleared localStorage, so this tab clears it again.
   */
  function followSignOut(reason: string, kept?: KeptText, wasDeferred = false): void {
    close()
    // Deletes this tab's copies of values that belong in localStorage. No other tab can delete them, and the code below
    // would read such a copy, although the other tab has cleared localStorage.
    forgetCopies(kept)
    // Another tab may have begun a remembered session after the sign-out. That session needs localStorage.
    const isInUse = !wasDeferred || readRememberedRecord() !== undefined
    clearStored(isInUse ? ['tab'] : ['tab', 'browser'], kept)
    if (ownRecord()) setState({ status: 'loggedOut', reason, hasSignedOut: true })
  }

  /** Signing out in one tab signs out all tabs. Signing in with "Remember me" signs in all tabs. */
  function onStorage({ key, newValue }: StorageEvent): void {
    if (newValue === null) return
    if (key === storageKey(sessionKey)) afterExclusive(compareWithStorage)
    if (key !== storageKey(signedOutKey)) return
    const isDeferred = isExclusiveRunning()
    const by = v.safeParse(signedOut, newValue)
    const kept = by.success ? keepAfterSignOut(by.output.username) : undefined
    afterExclusive(() => followSignOut('You have signed out in another tab.', kept, isDeferred))
  }

  /** A page from the back/forward cache has its old state: it missed the storage events. */
  function onPageShow({ persisted }: PageTransitionEvent): void {
    if (persisted) compareWithStorage()
  }

  /** Closes a session that no screen shows any more, so that it makes no calls. A restarted store checks it again. */
  function stop(): void {
    const record = ownRecord()
    if (!record || state.status === 'loggedOut') return
    close(record.username)
    state = { status: 'validating', uncheckedRecord: { ...record } }
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
      isStarted = true
      if (state.status === 'validating' && checking !== state.uncheckedRecord) void check(state.uncheckedRecord)
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
      return () => {
        window.removeEventListener('storage', onStorage)
        window.removeEventListener('pageshow', onPageShow)
        isStarted = false
        // Deferred, because React's strict mode stops the store and starts it again at once.
        queueMicrotask(() =>
          // A running order has to end first.
          afterExclusive(() => {
            if (!isStarted) stop()
          }),
        )
      }
    },
    /** Resolves to undefined, or to the supplier's message if it refuses. @throws TransportError, CodeLoadError */
    signIn: async ({ username, password, rememberMe }: Credentials): Promise<string | undefined> => {
      const code = await loadSessionCode()
      const answer = await code.openSession(configuration, { username, password })
      if (answer.outcome === 'refused') return answer.message
      const record = { sessionId: answer.sessionId, username, rememberMe }
      writeSessionRecord(record)
      setState({ status: 'loggedIn', session: open(code, record) })
      return undefined
    },
    signOut: () => {
      if (state.status !== 'loggedIn') return
      const { record, invalidator } = state.session
      const kept = keepAfterSignOut(record.username)
      // Writes a value to notify the other tabs. Clearing the storage is not enough, because clearing an empty storage
      // fires no event.
      const notify = () => writeStored('browser', signedOutKey, { username: record.username, at: now() })
      if (!notify()) {
        // The write failed because the storage is full: clears it, then notifies again.
        clearStored(['browser'], kept)
        notify()
      }
      invalidator.dropCachedPages()
      close()
      clearStored(['tab', 'browser'], kept)
      setState({ status: 'loggedOut', hasSignedOut: true })
    },
    /** Checks `uncheckedRecord` again. */
    tryAgain: () => (isCodeMissing ? window.location.reload() : compareWithStorage()),
  }
}
