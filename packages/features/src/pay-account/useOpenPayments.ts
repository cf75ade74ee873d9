import { addDays } from 'date-fns'
import { localToday } from '../shared/customer/localToday.ts'
import { useToday } from '../shared/customer/useToday.ts'
import { usePaymentRecords } from '../shared/payments/queries.ts'

/** How long a payment page that was opened is asked about. By then the balances tell. */
const askedForDays = 3

/**
 * The payments that this user has started lately, and made before, on this device. The balances do not show them until
 * the supplier has processed them, so without a word somebody would pay again.
 */
export function useOpenPayments() {
  const today = useToday()
  const { list, forget } = usePaymentRecords()
  const isRecent = (at: number) => localToday(addDays(at, askedForDays)) >= today
  return { list: list.filter(({ state, at }) => state === 'paid' || (state === 'started' && isRecent(at))), forget }
}
