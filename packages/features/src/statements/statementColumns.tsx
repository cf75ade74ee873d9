import { Money, type DataTableColumn } from '@trade-portal/design-system'
import { readIsoDate, type Statement } from '@trade-portal/supplier-api'
import { ages } from '../shared/ageing/ages.ts'
import { StatementDate } from './StatementDate.tsx'

const amount = (key: keyof Statement['ageing'], header: string): DataTableColumn<Statement> => ({
  key,
  header,
  cell: ({ ageing }) => <Money amount={ageing[key]} />,
  sortBy: ({ ageing }) => ageing[key],
  align: 'end',
})

/** The columns in the order that is specified, each of which can be sorted by. */
export const statementColumns: readonly DataTableColumn<Statement>[] = [
  {
    key: 'date',
    header: 'Statement Date',
    cell: ({ date }) => <StatementDate date={date} />,
    sortBy: ({ date }) => readIsoDate(date),
    kind: 'date',
  },
  { ...amount('total', 'Account Balance'), onCard: 'lead' },
  ...ages.map(({ key, column }) => amount(key, column)),
]
