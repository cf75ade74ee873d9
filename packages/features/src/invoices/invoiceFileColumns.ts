import type { InvoiceRow } from '@trade-portal/supplier-api'
import type { CsvColumn } from '../shared/files/toCsv.ts'
import { documentFileColumns, type NameOf } from '../shared/transactions/documentColumns.tsx'
import { documentNumber } from '../shared/transactions/documentKey.ts'

/** The columns of the CSV file: those of the list, with dates as YYYY-MM-DD and the whole comment. */
export function invoiceFileColumns(nameOf: NameOf): readonly CsvColumn<InvoiceRow>[] {
  const { branch, reference, address, job, amount } = documentFileColumns(nameOf)
  return [
    { header: 'Invoice Number', value: documentNumber },
    { header: 'Type', value: ({ type }) => type },
    { header: 'Invoice Date', value: ({ date }) => date },
    branch,
    reference,
    address,
    job,
    { header: 'Comment', value: ({ comment }) => comment },
    amount,
  ]
}
