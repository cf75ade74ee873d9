import { readIsoDate, type Statement } from '@trade-portal/supplier-api'
import { ages } from '../trade/documents/AgeingBar.tsx'
import { moneyColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { StatementDate } from '../trade/documents/StatementDate.tsx'

const balance = (key: keyof Statement['ageing'], header: string) =>
  moneyColumn<Statement>({
    key,
    header,
    of: ({ ageing }) => ageing[key],
    ...(key === 'total' && { onCard: 'lead' }),
  })

/** The columns in the specified order, all sortable. */
export const statementColumns: readonly ListColumn<Statement>[] = [
  {
    key: 'date',
    header: 'Statement Date',
    cell: ({ date }) => <StatementDate date={date} />,
    // The date as the supplier wrote it.
    value: ({ date }) => date,
    sortBy: ({ date }) => readIsoDate(date),
    kind: 'date',
  },
  balance('total', 'Account Balance'),
  ...ages.map(({ key, column }) => balance(key, column)),
]
