import { createSupplierApi, SupplierError, type Configuration } from '@trade-portal/supplier-api'
import { messageOf } from '../api/messageOf.ts'
import { operationQuery } from '../api/operationQuery.ts'
import { keepCartId } from '../cart/createCartId.ts'
import type { Attempt } from '../order-attempt/createAttempts.ts'
import { clearStored, writeStored } from '../storage/safeStorage.ts'
import { createSession } from './createSession.ts'
import type { Credentials, SessionState } from './SessionContext.ts'
import { readSessionRecord, writeSessionRecord, type SessionRecord } from './sessionRecord.ts'

/** Whether somebody is signed in, and all that changes it. A stored session counts once the supplier confirms it. */
export function createSessionStore(configuration: Configuration) {
  const listeners = new Set<() => void>()
  const stored = readSessionRecord()
  let state: SessionState = stored ? { status: 'validating', record: stored } : { status: 'loggedOut' }
  let checking: SessionRecord | undefined
  /** The cart of a session that ended by itself, and what is known of ordering it, for the same user's next sign-in. */
  let left: { readonly username: string; readonly cartId: string; readonly attempt: Attempt | undefined } | undefined

  function become(next: SessionState): void {
    state = next
    for (const listener of listeners) listener()
  }

  /** Ends a session, with the reason where it ended by itself. A late answer of an earlier session ends nothing. */
  function end(record: SessionRecord, reason?: string): void {
    if (state.status === 'loggedOut' || recordOf(state).sessionId !== record.sessionId) return
    if (state.status === 'loggedIn') {
      const { cartId, attempts, queryClient } = state.session
      const id = reason === undefined ? undefined : cartId.current()
      left = id === undefined ? undefined : { username: record.username, cartId: id, attempt: attempts.ofCart(id) }
      cartId.close()
      attempts.close()
      queryClient.clear()
    }
    clearStored()
    become({ status: 'loggedOut', ...(reason === undefined ? { isOwnChoice: true } : { reason }) })
  }

  /** Whoever signs out in one tab has left the others too: what belongs to the session is gone for all of them. */
  function hear({ key }: StorageEvent): void {
    if (key === null && state.status !== 'loggedOut') end(recordOf(state), 'You have signed out in another tab.')
  }

  async function check(record: SessionRecord): Promise<void> {
    checking = record
    const session = createSession(configuration, record, end)
    const isCurrent = () => state.status === 'validating' && state.record === record
    try {
      await session.queryClient.fetchQuery({
        ...operationQuery(session.api, 'getState', {}),
        retry: false,
        meta: { showsItsFailure: true },
      })
      if (isCurrent()) become({ status: 'loggedIn', session })
    } catch (error) {
      if (error instanceof SupplierError) end(record, messageOf(error))
      // The session may well be good: keep it, say what is wrong, and let the person try again.
      else if (isCurrent()) become({ status: 'loggedOut', reason: messageOf(error), kept: record })
    } finally {
      checking = undefined
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
      if (state.status === 'validating' && checking !== state.record) void check(state.record)
      window.addEventListener('storage', hear)
      return () => window.removeEventListener('storage', hear)
    },
    signIn: async ({ username, password, rememberMe }: Credentials): Promise<string | undefined> => {
      const api = createSupplierApi({ endpoint: configuration, known: () => Promise.resolve({}) })
      const answer = await api.login({ userid: username, password, domain: configuration.company_id })
      if (answer.outcome === 'refused') return answer.message
      const record = { sessionId: answer.sessionId, username, rememberMe }
      writeSessionRecord(record)
      const taken = left?.username === username ? left : undefined
      left = undefined
      if (taken) keepCartId(record, taken.cartId)
      const session = createSession(configuration, record, end)
      // Without its mark the cart could be ordered a second time.
      if (taken?.attempt) session.attempts.write(taken.attempt)
      become({ status: 'loggedIn', session })
      return undefined
    },
    signOut: () => {
      if (state.status === 'loggedOut') return
      // Other tabs hear of a change in the storage; clearing it when it is empty would be none.
      writeStored('browser', 'signed-out', Date.now())
      end(recordOf(state))
    },
    tryAgain: () => {
      if (state.status !== 'loggedOut' || !state.kept) return
      const { kept } = state
      become({ status: 'validating', record: kept })
      void check(kept)
    },
  }
}

function recordOf(state: Exclude<SessionState, { status: 'loggedOut' }>): SessionRecord {
  return state.status === 'loggedIn' ? state.session.record : state.record
}
