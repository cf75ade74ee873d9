import { createSupplierApi, type Configuration, type Known } from '@trade-portal/supplier-api'
import { createQueryClient } from '../api/createQueryClient.ts'
import { operationQuery } from '../api/operationQuery.ts'
import { signsOut } from '../api/signsOut.ts'
import { createCartId } from '../cart/createCartId.ts'
import { createAttempts } from '../order-attempt/createAttempts.ts'
import { toasts } from '../notices/toasts.ts'
import type { SessionRecord } from './sessionRecord.ts'

/** All that lives and dies with one session: the client of the supplier, the cache of its answers, the cart, the attempts to order it. */
export type Session = ReturnType<typeof createSession>

/** @param onEnded Called when an answer says that this session is over, with the reason to show. */
export function createSession(
  configuration: Configuration,
  record: SessionRecord,
  onEnded: (session: SessionRecord, reason: string) => void,
) {
  const endIfOver = (error: unknown) => {
    if (signsOut(error) && error.isFromSession(record.sessionId)) {
      onEnded(record, error.message)
    }
  }
  const queryClient = createQueryClient(endIfOver)
  const api = createSupplierApi({
    endpoint: configuration,
    sessionId: record.sessionId,
    known: async (needed): Promise<Partial<Known>> => {
      const own = {
        deviceId: configuration.device_id,
        companyId: configuration.company_id,
        userName: record.username,
      }
      if (!needed.includes('customerId') && !needed.includes('userId')) return own
      const { customerId, userId } = await queryClient.ensureQueryData(operationQuery(api, 'getUserDetails', {}))
      return { ...own, customerId, userId }
    },
    onDroppedRows: () => toasts.error('Some rows of the answer could not be read and are not shown.'),
  })
  const attempts = createAttempts()
  const isSpent = (cartId: string) => attempts.ofCart(cartId)?.state === 'done'
  return { record, api, queryClient, attempts, cartId: createCartId({ api, record, isSpent, onError: endIfOver }) }
}
