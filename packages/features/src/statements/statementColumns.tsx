import { Money } from '@trade-portal/design-system'
import { readIsoDate, type Statement } from '@trade-portal/supplier-api'
import { ages } from '../trade/documents/AgeingBar.tsx'
import { moneyColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { StatementDate } from '../trade/documents/StatementDate.tsx'

const balance = (key: keyof Statement['ageing'], header: string) =>
  moneyColumn<Statement>({ key, header, of: ({ ageing }) => ageing[key], onCard: 'end' })

/** A column of the ageing. What is zero is subdued, and left out on a phone, so that what is owed stands out. */
const age = (key: keyof Statement['ageing'], header: string): ListColumn<Statement> => ({
  ...balance(key, header),
  cell: ({ ageing }) => <Money amount={ageing[key]} emphasis={ageing[key] === 0 ? 'subdued' : 'standard'} />,
  onCard: 'detail',
  isOnCard: ({ ageing }) => ageing[key] !== 0,
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
  ...ages.map(({ key, column }) => age(key, column)),
]
