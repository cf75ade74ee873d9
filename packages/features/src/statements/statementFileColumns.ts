import { fromCents, type Statement } from '@trade-portal/supplier-api'
import { ages } from '../shared/ageing/ages.ts'
import type { CsvColumn } from '../shared/files/toCsv.ts'

const amount = (key: keyof Statement['ageing'], header: string): CsvColumn<Statement> => ({
  header,
  value: ({ ageing }) => (ageing[key] === null ? null : fromCents(ageing[key])),
  decimals: 2,
})

/** The columns of the CSV file: those of the list, with the dates as the supplier wrote them. */
export const statementFileColumns: readonly CsvColumn<Statement>[] = [
  { header: 'Statement Date', value: ({ date }) => date },
  amount('total', 'Account Balance'),
  ...ages.map(({ key, column }) => amount(key, column)),
]
