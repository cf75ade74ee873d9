import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../foundation/api/operationQuery.ts'
import { paymentRecords, type EndedPayment } from '../trade/payments/paymentRecords.ts'
import { outdatedByPayment } from '../trade/payments/queries.ts'
import { useSession } from '../foundation/session/useSession.ts'

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
      const { outcome, reference, amount } = answer
      if (outcome === 'approved') invalidator.invalidate(outdatedByPayment)
      const state = endOf(outcome)
      if (state) records.settle({ reference, amount, paymentId, state })
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

/** Undefined for a payment that has not ended, or of which nobody knows. */
function endOf(outcome: string): EndedPayment['state'] | undefined {
  if (outcome === 'approved') return 'paid'
  return outcome === 'declined' || outcome === 'cancelled' ? 'not-paid' : undefined
}
