import { fromCents } from '@trade-portal/supplier-api'
import type { CsvColumn } from '../shared/files/toCsv.ts'
import type { DocumentLine } from './lineColumns.tsx'

/** The columns of the CSV file: those of the table. What the supplier did not send is empty. */
export const lineFileColumns: readonly CsvColumn<DocumentLine>[] = [
  { header: 'Description', value: ({ name }) => name },
  { header: 'Code', value: ({ productId }) => productId },
  { header: 'Qty', value: ({ quantity }) => quantity },
  { header: 'UOM', value: ({ unit }) => unit },
  { header: 'Unit Price', value: ({ unitPrice }) => amount(unitPrice), decimals: 2 },
  { header: 'Line Price', value: ({ price }) => amount(price), decimals: 2 },
]

const amount = (cents: number | null) => (cents === null ? null : fromCents(cents))
