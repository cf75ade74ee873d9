import { createSupplierApi, type Configuration, type Known } from '@trade-portal/supplier-api'
import { createQueryClient } from '../api/createQueryClient.ts'
import { operationQuery } from '../api/operationQuery.ts'
import { shareChanges } from '../api/shareChanges.ts'
import { signsOut } from '../api/signsOut.ts'
import { createCartId, keepCartId } from '../cart/createCartId.ts'
import { createAttempts, type Attempt } from '../order-attempt/createAttempts.ts'
import { afterOrdering } from '../order-attempt/whileOrdering.ts'
import { toasts } from '../notices/toasts.ts'
import type { SessionRecord } from './sessionRecord.ts'

/**
 * All that lives and dies with one session: the client of the supplier, the cache of its answers, the cart, the
 * attempts to order it, and `memory`, the owner of unsent form text; see `createDraft`.
 */
export type Session = ReturnType<typeof createSession>

/** What a session that ended by itself leaves to the next one of the same user. */
export interface Heritage {
  readonly memory?: object
  readonly cart?: { readonly id: string; readonly attempt: Attempt | undefined } | undefined
}

/** @param onEnded Called when an answer says that this session is over, with the reason to show. */
export function createSession(
  configuration: Configuration,
  record: SessionRecord,
  onEnded: (session: SessionRecord, reason: string) => void,
  { memory = {}, cart }: Heritage = {},
) {
  if (cart) keepCartId(record, cart.id)
  const endIfOver = (error: unknown) => {
    if (signsOut(error) && error.isFromSession(record.sessionId)) {
      // What an order comes to is known before anything else is said.
      afterOrdering(() => onEnded(record, error.message))
    }
  }
  const queryClient = createQueryClient(endIfOver)
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
      const { customerId, userId } = await queryClient.ensureQueryData(operationQuery(api, 'getUserDetails', {}))
      return { ...own, customerId, userId }
    },
    onDroppedRows: () => toasts.error('Some rows of the answer could not be read and are not shown.'),
  })
  const attempts = createAttempts()
  // Without its mark an inherited cart could be ordered a second time.
  if (cart?.attempt) attempts.write(cart.attempt)
  const isSpent = (cartId: string) => attempts.readFresh(cartId)?.state === 'done'
  const cartId = createCartId({ api, record, isSpent, onError: endIfOver })
  const tabs = shareChanges(queryClient, record.sessionId)
  return {
    record,
    api,
    queryClient,
    attempts,
    cartId,
    memory,
    /** The other tabs of this session. */
    tabs,
    /** Nothing that is still under way may reach a later session. */
    close: () => {
      tabs.close()
      cartId.close()
      attempts.close()
      queryClient.clear()
    },
  }
}

/** Asks the supplier whether a session still holds. @throws SupplierError where it does not, TransportError where nobody knows */
export async function checkSession({ api, queryClient }: Session): Promise<void> {
  await queryClient.fetchQuery({
    ...operationQuery(api, 'getState', {}),
    retry: false,
    meta: { showsItsFailure: true },
  })
}

/** Signs in, or says why not. @throws TransportError */
export async function openSession(
  configuration: Configuration,
  { username, password }: { readonly username: string; readonly password: string },
) {
  const api = createSupplierApi({ endpoint: configuration, known: () => Promise.resolve({}) })
  return await api.login({ userid: username, password, domain: configuration.companyId })
}
