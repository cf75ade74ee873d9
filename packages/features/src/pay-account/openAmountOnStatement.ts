import { readIsoDate, type StatementTransaction } from '@trade-portal/supplier-api'
import { documentKey } from '../trade/documents/documentKey.ts'
import type { LoadedSubject } from './paymentDefaults.ts'

type InvoiceSubject = Extract<LoadedSubject, { readonly kind: 'invoice' }>

/**
 * The open amount of an invoice in cents, according to a statement. The statement lists all invoices that are open on its
 * date. So an invoice that is not newer than the statement and not listed is settled: 0. Undefined if the invoice's row has
 * no amount, if an unlisted invoice is newer than the statement, if a date is missing, or if the statement lists nothing.
 * @param date The key of the statement.
 */
export function openAmountOnStatement(
  { key, invoice }: InvoiceSubject,
  date: string,
  rows: readonly Pick<StatementTransaction, 'number' | 'suffix' | 'balance'>[],
): number | undefined {
  const row = rows.find((each) => documentKey(each) === documentKey(key))
  if (row) return row.balance === null ? undefined : Math.max(0, row.balance)
  const day = readIsoDate(date)
  const isCovered = day !== null && invoice.invoiceDate !== null && invoice.invoiceDate <= day
  return isCovered && rows.length > 0 ? 0 : undefined
}
