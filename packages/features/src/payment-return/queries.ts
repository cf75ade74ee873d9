import { useQuery } from '@tanstack/react-query'
import type { QueryName } from '@trade-portal/supplier-api'
import { operationQuery } from '../shared/api/operationQuery.ts'
import { paymentRecords } from '../shared/payments/paymentRecords.ts'
import { useSession } from '../shared/session/useSession.ts'

/** What an approved payment may change, now or as soon as the finance team has processed it. */
const outdated: readonly QueryName[] = [
  'getUserDetails',
  'getCustomerAgedBalances',
  'getStatementList',
  'getStatementDetail',
]

/**
 * How a payment ended, asked once: neither a failure nor a return to the page asks again, only the customer does. After
 * an approved one the balances are loaded anew, also in the other tabs.
 */
export function usePaymentOutcome(paymentId: string) {
  const session = useSession()
  const { api, invalidator } = session
  const records = paymentRecords.of(session)
  const args = { sessionID: paymentId }
  return useQuery({
    ...operationQuery(api, 'queryPaymentSession', args),
    // Without the signal that aborts it when the page is left: returning to the page would ask a second time.
    queryFn: async () => {
      const answer = await api.queryPaymentSession(args)
      const { outcome } = answer
      if (outcome === 'approved') invalidator.invalidate(outdated)
      if (outcome === 'approved') records.settle('paid', answer)
      if (outcome === 'declined' || outcome === 'cancelled') records.settle('not-paid', answer)
      return answer
    },
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    staleTime: Infinity,
    gcTime: Infinity,
  })
}
