import { fromCents, type StatementTransaction } from '@trade-portal/supplier-api'
import type { CsvColumn } from '../shared/files/toCsv.ts'
import { documentNumber } from '../shared/transactions/documentKey.ts'

const decimal = (cents: number | null) => (cents === null ? null : fromCents(cents))

/** The columns of the CSV file: those of the list, with dates as YYYY-MM-DD. What the supplier did not send is empty. */
export const transactionFileColumns: readonly CsvColumn<StatementTransaction>[] = [
  { header: 'Transaction', value: documentNumber },
  { header: 'Type', value: ({ type }) => type },
  { header: 'Date', value: ({ date }) => date },
  { header: 'Amount', value: ({ amount }) => decimal(amount), decimals: 2 },
  { header: 'Balance', value: ({ balance }) => decimal(balance), decimals: 2 },
  { header: 'Reference', value: ({ reference }) => reference },
  { header: 'Order Ref', value: ({ orderReference }) => orderReference },
  { header: 'Job Name', value: ({ jobName }) => jobName },
]
