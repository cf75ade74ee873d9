import type { StatementTransaction } from '@trade-portal/supplier-api'
import { kindOf } from '../trade/documents/documentKind.ts'

/**
 * Whether an invoice was paid on the date of the statement; '' for credits and payments, and if an amount is not known.
 */
export function paidState({
  type,
  amount,
  balance,
}: Pick<StatementTransaction, 'type' | 'amount' | 'balance'>): '' | 'Paid' | 'Part paid' | 'Open' {
  if (kindOf(type) !== 'invoice' || amount === null || amount <= 0 || balance === null) return ''
  if (balance <= 0) return 'Paid'
  return balance < amount ? 'Part paid' : 'Open'
}
