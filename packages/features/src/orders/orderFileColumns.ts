import type { OrderRow } from '@trade-portal/supplier-api'
import type { CsvColumn } from '../shared/files/toCsv.ts'
import { documentFileColumns, type NameOf } from '../shared/transactions/documentColumns.tsx'
import { documentNumber } from '../shared/transactions/documentKey.ts'

/** The columns of the CSV file: those of the list, with dates as YYYY-MM-DD. */
export function orderFileColumns(nameOf: NameOf): readonly CsvColumn<OrderRow>[] {
  const { branch, reference, address, job, amount } = documentFileColumns(nameOf)
  return [
    { header: 'Order No', value: documentNumber },
    { header: 'Type', value: ({ type }) => type },
    { header: 'Delivery Date', value: ({ deliveryDate }) => deliveryDate },
    branch,
    reference,
    address,
    job,
    amount,
  ]
}
