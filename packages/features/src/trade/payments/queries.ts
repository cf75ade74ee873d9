import type { QueryName } from '@trade-portal/supplier-api'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../foundation/session/useSession.ts'
import { paymentRecords } from './paymentRecords.ts'

/** The queries that a payment outdates, either at once or when the supplier's finance team has processed the payment. */
export const outdatedByPayment: readonly QueryName[] = [
  'getUserDetails',
  'getCustomerAgedBalances',
  'getStatementList',
  'getStatementDetail',
  'getTransactionTP',
  'getCustomerInvoicesTP',
]

/** The payments for which this user has opened the card provider's page on this device, the newest first. */
export function usePaymentRecords() {
  const records = paymentRecords.of(useSession())
  const list = useSyncExternalStore(records.subscribe, records.current)
  return { list, forget: records.forget }
}
