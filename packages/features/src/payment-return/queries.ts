import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../foundation/api/operationQuery.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { paymentRecords, type EndedPayment } from '../trade/payments/paymentRecords.ts'
import { outdatedByPayment } from '../trade/payments/queries.ts'

/**
 * The outcome of a payment. The query is sent once, without retries. Returning to the page does not send it again: only the
 * customer can repeat it. After an approved payment, the balances are refetched in all tabs.
 */
export function usePaymentOutcome(paymentId: string) {
  const session = useSession()
  const { api, invalidator } = session
  const records = paymentRecords.of(session)
  const args = { sessionID: paymentId }
  return useQuery({
    ...operationQuery(api, 'queryPaymentSession', args),
    // Passes no abort signal: otherwise leaving the page would abort the call, and returning would send it again.
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

/** The final state of a payment; undefined if the outcome is pending or unknown. */
function endOf(outcome: string): EndedPayment['state'] | undefined {
  if (outcome === 'approved') return 'paid'
  return outcome === 'declined' || outcome === 'cancelled' ? 'not-paid' : undefined
}
