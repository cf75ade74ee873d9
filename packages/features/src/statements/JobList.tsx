import { Inline, Money, RowCard } from '@trade-portal/design-system'
import type { StatementTransaction } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
import { counted } from '../foundation/lists/counted.ts'
import { moneyColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { useList, withoutFilters } from '../foundation/lists/useList.ts'
import { routes } from '../routes.ts'
import { AmountsTotal } from '../trade/documents/documentColumns.tsx'
import { sumsByJob, type JobSum } from './sumsByJob.ts'
import { StatementHead, type TransactionListProps } from './TransactionList.tsx'

const search = { label: 'Search jobs', placeholder: 'Search all by job …' }
const countOf = (count: number) => counted(count, 'job')
const nameOf = ({ jobName }: JobSum) => jobName || 'Without a job'
const empty = { title: 'No transactions in this statement.', icon: 'document' } as const
const none: readonly StatementTransaction[] = []

/** The sums of a statement by job. A job leads to its transactions. */
export function JobList({ transactions, title, statement }: TransactionListProps) {
  const { data = none } = transactions
  const sums = useMemo(() => sumsByJob(data), [data])
  const list = useList({ rows: sums, rowKey: nameOf, columns: jobColumns, ...withoutFilters })
  const { shown } = list.rows
  return (
    <>
      <StatementHead
        {...{ title, statement }}
        facts={[
          { label: 'Show', value: 'By job' },
          { label: 'Search', value: list.search },
        ]}
      />
      <ListTable
        label="Jobs"
        list={list}
        query={{ ...transactions, data: transactions.data && sums }}
        what="the transactions"
        empty={empty}
        keepsTools
        countOf={countOf}
        search={search}
        fileName={`${title} by job`}
        hasViews={false}
        summary={
          <Inline space="medium">
            <AmountsTotal label="Amount" amounts={shown.map(({ amount }) => amount)} />
            <AmountsTotal label="Balance" amounts={shown.map(({ balance }) => balance)} />
          </Inline>
        }
        card={jobCard}
        rowHref={({ jobName }) => hrefOf(statement, jobName)}
      />
    </>
  )
}

/** The transactions of the job on the same statement. */
const hrefOf = (statement: string, jobName: string) =>
  jobName === '' ? undefined : `${routes.statement.href(statement)}?${new URLSearchParams({ job: jobName }).toString()}`

const jobCard = (sum: JobSum) => (
  <RowCard
    name={{ label: 'Job Name', value: nameOf(sum) }}
    end={<Money amount={sum.amount} emphasis="strong" />}
    values={[
      { label: 'Transactions', value: counted(sum.count, 'transaction') },
      { label: 'Balance', isDetail: true, value: <Money amount={sum.balance} /> },
    ]}
  />
)

const jobColumns: readonly ListColumn<JobSum>[] = [
  { key: 'job', header: 'Job Name', cell: nameOf, value: ({ jobName }) => jobName, width: 'widest' },
  { key: 'count', header: 'Transactions', cell: ({ count }) => count, value: ({ count }) => count, kind: 'number' },
  moneyColumn({ key: 'amount', header: 'Amount', of: ({ amount }) => amount, emphasis: 'strong' }),
  moneyColumn({ key: 'balance', header: 'Balance', of: ({ balance }) => balance }),
]
