import { useToday } from '../foundation/time/today.ts'
import { openPayments } from '../trade/payments/paymentRecords.ts'
import { usePaymentRecords } from '../trade/payments/queries.ts'

/**
 * The payments that this user has started lately, and made before, on this device. The balances do not show them until
 * the supplier has processed them, so without a word somebody would pay again.
 */
export function useOpenPayments() {
  const { list, forget } = usePaymentRecords()
  return { list: openPayments(list, useToday()), forget }
}
