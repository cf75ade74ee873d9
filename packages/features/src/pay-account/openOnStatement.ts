import { readIsoDate, type StatementTransaction } from '@trade-portal/supplier-api'
import { documentKey } from '../trade/documents/documentKey.ts'
import type { LoadedSubject } from './paymentDefaults.ts'

type Invoice = Extract<LoadedSubject, { readonly kind: 'invoice' }>

/**
 * The open amount of an invoice according to a statement, in cents. A statement lists everything that is open, so nothing is
 * open of an older invoice that is not listed. Undefined for a newer invoice, or if the statement does not say.
 * @param date The key of the statement.
 */
export function openOnStatement(
  { key, invoice }: Invoice,
  date: string,
  rows: readonly Pick<StatementTransaction, 'number' | 'suffix' | 'balance'>[],
): number | undefined {
  const row = rows.find((each) => documentKey(each) === documentKey(key))
  if (row) return row.balance === null ? undefined : Math.max(0, row.balance)
  const day = readIsoDate(date)
  const isCovered = day !== null && invoice.invoiceDate !== null && invoice.invoiceDate <= day
  return isCovered && rows.length > 0 ? 0 : undefined
}
