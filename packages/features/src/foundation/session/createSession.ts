import {
  createSupplierApi,
  SupplierError,
  type Configuration,
  type KnownValues,
  type OperationName,
  type Send,
  type SupplierApi,
} from '@trade-portal/supplier-api'
import { createInvalidator } from '../api/createInvalidator.ts'
import { createQueryClient } from '../api/createQueryClient.ts'
import { cachedFiveMinutes, operationQuery } from '../api/operationQuery.ts'
import { ActionError, markReported, signsOut } from '../failures/failures.ts'
import { endSessionScope } from '../failures/sessionScope.ts'
import { toasts } from '../failures/toasts.ts'
import { afterExclusive } from '../storage/exclusive.ts'
import { forgetDraftsOfOthers } from '../storage/safeStorage.ts'
import type { SessionRecord } from './sessionRecord.ts'

/** A session and all that ends with it: the supplier API, the query cache, and the parts that `sessionPart` defines. */
export type Session = ReturnType<typeof createSession>

/** Unfinished work that the portal would forget if the user signed out. */
export interface UnfinishedWork {
  readonly title: string
  /** When the work was sent or opened, in milliseconds since 1970. */
  readonly at?: number
  readonly advice: string
  readonly isLostByReload?: boolean
}

/** Creates a part in the same user's next session, with the data that the part of this session hands over. */
export type HandOver = (next: Session) => void

export interface RegisteredPart {
  /** Called when the session ends. Afterwards, late responses must not store anything. */
  readonly close?: (() => void) | undefined
  /** Returns unfinished work, about which the customer is warned before signing out. */
  readonly unfinishedWork?: (() => readonly UnfinishedWork[]) | undefined
  readonly handOver: () => HandOver | undefined
}

export interface SessionOptions {
  /** What the same user's previous session hands over, if that session ended automatically. */
  readonly handedOver?: readonly HandOver[] | undefined
  /**
   * Whether the session began in another tab or before a reload. In that case, data in the storage takes precedence over
   * handed-over data.
   */
  readonly isJoined?: boolean
  /** The function that sends calls. Needed if some calls were sent before the session was created; see `earlyRequest`. */
  readonly send?: Send | undefined
  /** Called with each failed call. The portal reports these failures to the supplier. */
  readonly onFailedCall?: ((name: OperationName, error: unknown) => void) | undefined
}

/**
 * Creates the session of a user who has signed in.
 * @param onExpired Called once when a response says that this session has ended, with the reason to show.
 */
export function createSession(
  configuration: Configuration,
  record: SessionRecord,
  onExpired: (reason: string) => void,
  { handedOver = [], isJoined = false, send, onFailedCall }: SessionOptions = {},
) {
  forgetDraftsOfOthers(record.username)
  const queryClient = createQueryClient()
  const invalidator = createInvalidator(queryClient, record.sessionId)
  const parts: RegisteredPart[] = []
  let isClosed = false
  const api = createSupplierApi({
    endpoint: configuration,
    sessionId: record.sessionId,
    send,
    known: async (needed): Promise<Partial<KnownValues>> => {
      const own = {
        deviceId: configuration.deviceId,
        companyId: configuration.companyId,
        userName: record.username,
      }
      if (!needed.includes('customerId') && !needed.includes('userId')) return own
      // Without this check, a query that began just before the session ended would request the ids of a user who has signed
      // out.
      if (isClosed) throw endedError()
      const user = userDetailsQuery(api)
      const isDoubtful = queryClient.getQueryState(user.queryKey)?.isInvalidated === true
      const { customerId, userId } = await (isDoubtful
        ? queryClient.fetchQuery(user)
        : queryClient.ensureQueryData(user))
      return { ...own, customerId, userId }
    },
    onDroppedRows: () => {
      if (!isClosed) toasts.error('We could not read some rows of the answer, so they are not shown.')
    },
    onMutated: invalidator.invalidate,
    onError: (error, name) => {
      if (!isClosed) onFailedCall?.(name, error)
      const endsSession = signsOut(error)
      // Marks the error as reported, so that no screen shows it. If the error ends the session, the sign-in page shows it.
      // If the session has already ended, the next user must not see the error.
      if (isClosed || endsSession) markReported(error)
      // The error may come from a wrong customer number in the cache, so the next call requests the number again.
      if (error instanceof SupplierError && error.kind === 'field')
        void queryClient.invalidateQueries({ queryKey: userDetailsQuery(api).queryKey, refetchType: 'none' })
      // A running order has to show its outcome before the session ends.
      if (endsSession)
        afterExclusive(() => {
          if (!isClosed) onExpired(error.message)
        })
    },
  })
  const session = {
    record,
    api,
    queryClient,
    invalidator,
    isJoined,
    register: (part: RegisteredPart): void => {
      if (isClosed) part.close?.()
      else parts.push(part)
    },
    /** The unfinished work of all parts that have been created so far. */
    unfinishedWork: (): readonly UnfinishedWork[] => parts.flatMap((part) => part.unfinishedWork?.() ?? []),
    /** What all parts hand over to the same user's next session. */
    handOver: (): readonly HandOver[] => parts.flatMap((part) => part.handOver() ?? []),
    /** Ends the session, so that its late responses do not affect the next session. */
    close: (): void => {
      if (isClosed) return
      isClosed = true
      invalidator.close()
      for (const part of parts.toReversed()) part.close?.()
      queryClient.clear()
      endSessionScope()
    },
  }
  // At once and not on first use, because the parts have to store their data again. The automatic sign-out has cleared most
  // of the storage, so a reload before the first use would lose the data.
  for (const handOver of handedOver) handOver(session)
  return session
}

/** The error of a call after its session has ended. It is marked as reported, so that it is never shown. */
function endedError(): ActionError {
  const error = new ActionError('Your session has ended.')
  markReported(error)
  return error
}

/**
 * Asks the supplier whether a session is still valid.
 * @throws SupplierError if the session is not valid, TransportError if its validity is unknown
 */
export async function checkSession({ api, queryClient }: Session): Promise<void> {
  await queryClient.fetchQuery({ ...operationQuery(api, 'getState', {}), retry: false })
}

/** Signs in at the supplier. Resolves to the session id, or to the message of a refusal. @throws TransportError */
export async function openSession(
  configuration: Configuration,
  { username, password }: { readonly username: string; readonly password: string },
) {
  const { companyId } = configuration
  const api = createSupplierApi({ endpoint: configuration, known: () => Promise.resolve({ companyId }) })
  return await api.login({ userid: username, password })
}

/**
 * The query for the signed-in user. Other calls wait for the ids in its response, so leaving a screen must not cancel the
 * query. That is why its query function ignores the abort signal.
 */
export function userDetailsQuery(api: SupplierApi) {
  return { ...operationQuery(api, 'getUserDetails', {}), queryFn: () => api.getUserDetails({}), ...cachedFiveMinutes }
}
