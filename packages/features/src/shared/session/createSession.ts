import { createSupplierApi, outdatedBy, type Configuration, type Known } from '@trade-portal/supplier-api'
import { createChanges } from '../api/createChanges.ts'
import { createQueryClient } from '../api/createQueryClient.ts'
import { operationQuery } from '../api/operationQuery.ts'
import { signsOut } from '../failures/failures.ts'
import { afterExclusive } from '../locks/exclusive.ts'
import { toasts } from '../notices/toasts.ts'
import type { SessionRecord } from './sessionRecord.ts'
import { userDetailsQuery } from './userDetailsQuery.ts'

/**
 * All that lives and dies with one session: the client of the supplier, the cache of its answers, and the parts that
 * have registered themselves; see `sessionPart`.
 */
export type Session = ReturnType<typeof createSession>

/**
 * What connects a session that ended by itself with the same user's next one. Unsent text and what parts hand over are
 * kept under it; when somebody else signs in, or the person signs out, it is dropped with everything under it.
 */
export type CarryOver = object

interface RegisteredPart {
  readonly close: () => void
  readonly handOver: () => void
}

/**
 * @param onExpired Called when an answer says that this session is over, with the reason to show.
 * @param carryOver That of the same user's former session, where it ended by itself.
 */
export function createSession(
  configuration: Configuration,
  record: SessionRecord,
  onExpired: (session: SessionRecord, reason: string) => void,
  carryOver: CarryOver = {},
) {
  const queryClient = createQueryClient()
  const changes = createChanges(queryClient, record.sessionId)
  const parts: RegisteredPart[] = []
  const api = createSupplierApi({
    endpoint: configuration,
    sessionId: record.sessionId,
    known: async (needed): Promise<Partial<Known>> => {
      const own = {
        deviceId: configuration.deviceId,
        companyId: configuration.companyId,
        userName: record.username,
      }
      if (!needed.includes('customerId') && !needed.includes('userId')) return own
      const { customerId, userId } = await queryClient.ensureQueryData(userDetailsQuery(api))
      return { ...own, customerId, userId }
    },
    onDroppedRows: () => toasts.error('Some rows of the answer could not be read and are not shown.'),
    onMutated: (name) => changes.outdate(outdatedBy(name)),
    onError: (error) => {
      if (!signsOut(error) || !error.isFromSession(record.sessionId)) return
      // The outcome of an order is told before the session ends.
      afterExclusive(() => onExpired(record, error.message))
    },
  })
  return {
    record,
    api,
    queryClient,
    changes,
    carryOver,
    register: (part: RegisteredPart) => void parts.push(part),
    /** Leaves to the same user's next session what the parts hand over. */
    handOver: (): CarryOver => {
      for (const part of parts) part.handOver()
      return carryOver
    },
    /** Nothing that is still under way may reach a later session. */
    close: () => {
      changes.close()
      for (const part of parts.toReversed()) part.close()
      queryClient.clear()
    },
  }
}

/**
 * Asks the supplier whether a session still holds.
 * @throws SupplierError where it does not, TransportError where nobody knows
 */
export async function checkSession({ api, queryClient }: Session): Promise<void> {
  await queryClient.fetchQuery({ ...operationQuery(api, 'getState', {}), retry: false })
}

/** Signs in, or says why not. @throws TransportError */
export async function openSession(
  configuration: Configuration,
  { username, password }: { readonly username: string; readonly password: string },
) {
  const api = createSupplierApi({ endpoint: configuration, known: () => Promise.resolve({}) })
  return await api.login({ userid: username, password, domain: configuration.companyId })
}
