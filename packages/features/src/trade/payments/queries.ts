import type { QueryName } from '@trade-portal/supplier-api'
import { useSyncExternalStore } from 'react'
import { useSession } from '../../foundation/session/useSession.ts'
import { paymentRecords } from './paymentRecords.ts'

/** What a payment changes, at once or as soon as the finance team has processed it. */
export const outdatedByPayment: readonly QueryName[] = [
  'getUserDetails',
  'getCustomerAgedBalances',
  'getStatementList',
  'getStatementDetail',
  'getTransactionTP',
  'getCustomerInvoicesTP',
]

/** The payments that this user has gone to the card provider's page with, on this device; the newest first. */
export function usePaymentRecords() {
  const records = paymentRecords.of(useSession())
  const list = useSyncExternalStore(records.subscribe, records.current)
  return { list, forget: records.forget }
}
