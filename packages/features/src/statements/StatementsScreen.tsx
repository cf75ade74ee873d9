import { Money, RowCard } from '@trade-portal/design-system'
import { readIsoDate, type Statement } from '@trade-portal/supplier-api'
import { counted } from '../foundation/lists/counted.ts'
import { moneyColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { withoutFilters, useList } from '../foundation/lists/useList.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { ageBands } from '../trade/documents/AgeingBar.tsx'
import { useStatements } from '../trade/documents/queries.ts'
import { StatementDate } from '../trade/documents/StatementDate.tsx'

/** Statements: the balance at the end of each period, by default the latest first. */
export function StatementsScreen() {
  return (
    <Screen title={routes.statements.title}>
      <StatementList />
    </Screen>
  )
}

const countOf = (count: number) => counted(count, 'statement')
const rowKey = ({ date }: Statement) => date
const rowHref = ({ date }: Statement) => routes.statement.href(date)
const { title } = routes.statements

const empty = { title: 'No statements yet.', icon: 'document' } as const
const none: readonly Statement[] = []

/** The statements, one per row. They are too few to need a search. */
function StatementList() {
  const statements = useStatements()
  const list = useList({ rows: statements.data ?? none, rowKey, columns: statementColumns, ...withoutFilters })
  return (
    <>
      <PrintHead title={title} />
      <ListTable
        label={title}
        list={list}
        query={statements}
        what="your statements"
        empty={empty}
        countOf={countOf}
        hasToolsInHeading
        card={statementCard}
        rowHref={rowHref}
      />
    </>
  )
}

/**
 * A column for one age band of the balance. Zeros are subdued, so that owed amounts stand out. The five columns are narrow,
 * so that a tablet still has room for a table.
 */
const age = (key: keyof Statement['ageing'], header: string): ListColumn<Statement> => ({
  ...moneyColumn<Statement>({ key, header, of: ({ ageing }) => ageing[key], width: 'close' }),
  cell: ({ ageing }) => <Money amount={ageing[key]} emphasis={ageing[key] === 0 ? 'subdued' : 'standard'} />,
})

/** A statement on a phone, which leaves out zeros. */
const statementCard = ({ date, ageing }: Statement) => (
  <RowCard
    name={{ label: 'Statement Date', value: <StatementDate date={date} /> }}
    end={<Money amount={ageing.total} emphasis="strong" />}
    values={ageBands
      .filter(({ key }) => ageing[key] !== 0)
      .map(({ key, label }) => ({ label, isDetail: true, value: <Money amount={ageing[key]} /> }))}
  />
)

/** The columns in the specified order, all sortable. */
const statementColumns: readonly ListColumn<Statement>[] = [
  {
    key: 'date',
    header: 'Statement Date',
    cell: ({ date }) => <StatementDate date={date} />,
    // The date exactly as the supplier wrote it.
    value: ({ date }) => date,
    sortBy: ({ date }) => readIsoDate(date),
    kind: 'date',
  },
  moneyColumn({
    key: 'total',
    header: 'Account Balance',
    of: ({ ageing }) => ageing.total,
    emphasis: 'strong',
  }),
  ...ageBands.map(({ key, label }) => age(key, label)),
]
