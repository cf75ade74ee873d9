import { fromCents, type OrderRow } from '@trade-portal/supplier-api'
import type { CsvColumn } from '../shared/files/toCsv.ts'
import { documentNumber } from '../shared/transactions/documentKey.ts'
import type { NameOf } from './orderColumns.tsx'

/** The columns of the CSV file: those of the list, with dates as YYYY-MM-DD. What the supplier did not send is empty. */
export function orderFileColumns(nameOf: NameOf): readonly CsvColumn<OrderRow>[] {
  return [
    { header: 'Order No', value: documentNumber },
    { header: 'Type', value: ({ type }) => type },
    { header: 'Delivery Date', value: ({ deliveryDate }) => deliveryDate },
    { header: 'Branch', value: ({ branchId }) => nameOf(branchId) },
    { header: 'Order Ref', value: ({ reference }) => reference },
    { header: 'Delivery Address', value: ({ shipAddress }) => shipAddress },
    { header: 'Job Name', value: ({ jobName }) => jobName },
    { header: 'Amount', value: ({ amount }) => (amount === null ? null : fromCents(amount)), decimals: 2 },
  ]
}
