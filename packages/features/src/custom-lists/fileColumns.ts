import { fromCents, type CartLine } from '@trade-portal/supplier-api'
import type { CsvColumn } from '../shared/files/toCsv.ts'
import { extendedPrice, unitPrice } from './linePrices.ts'

/** The columns of the CSV file. A price on request is an empty cell. */
export const fileColumns: readonly CsvColumn<CartLine>[] = [
  { header: 'SKU', value: ({ productId }) => productId },
  { header: 'Description', value: ({ name }) => name },
  { header: 'Qty', value: ({ quantity }) => quantity },
  { header: 'UOM', value: ({ unit }) => unit },
  { header: 'Unit Price', value: (line) => amount(unitPrice(line)), decimals: 2 },
  { header: 'Extended Price', value: (line) => amount(extendedPrice(line)), decimals: 2 },
]

const amount = (cents: number | null) => (cents === null ? null : fromCents(cents))
