import { Inline, Money, Text, TextButton } from '@trade-portal/design-system'
import { readIsoDate, type StatementTransaction } from '@trade-portal/supplier-api'
import { useCallback } from 'react'
import type { Loadable } from '../foundation/api/loadable.ts'
import { counted } from '../foundation/lists/counted.ts'
import { foldText } from '../foundation/lists/foldText.ts'
import { dateColumn, moneyColumn, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import type { ToolVariant } from '../foundation/lists/ListTools.tsx'
import { useList } from '../foundation/lists/useList.ts'
import { addressText } from '../foundation/url/addressFields.ts'
import { routes } from '../routes.ts'
import { PrintHead, type PrintHeadProps } from '../trade/customer/PrintHead.tsx'
import { DocumentCard } from '../trade/documents/DocumentCard.tsx'
import { jobColumn, numberColumn, referenceColumn, typeColumn } from '../trade/documents/documentColumns.tsx'
import { documentKey } from '../trade/documents/documentKey.ts'
import { paidState } from '../trade/documents/paidState.ts'

const search = { label: 'Search transactions', placeholder: 'Search all by number, job …' }
const countOf = (count: number) => counted(count, 'transaction')
const hrefOf = ({ number, suffix }: StatementTransaction) => routes.transaction.href('invoices', number, suffix)

const empty = { title: 'No transactions in this statement.', icon: 'document' } as const
const none: readonly StatementTransaction[] = []

/** The field of the address with the job whose transactions alone are shown; '' for all. */
const jobFields = { job: addressText }
const ofAllJobs = { job: '' }
const filterOf = ({ job }: typeof ofAllJobs) => {
  const wanted = foldText(job)
  return wanted === '' ? undefined : ({ jobName }: StatementTransaction) => foldText(jobName) === wanted
}

export interface TransactionListProps {
  readonly transactions: Loadable<readonly StatementTransaction[]>
  /** The title of the statement, used as the name of the CSV file. */
  readonly title: string
  /** The supplier's key of the statement. */
  readonly statement: string
}

/**
 * The transactions of a statement. Each links to the address of an invoice, whatever its type, because the specification
 * requires it.
 */
export function TransactionList({ transactions, title, statement }: TransactionListProps) {
  const list = useList({
    rows: transactions.data ?? none,
    rowKey: documentKey,
    columns: transactionColumns,
    choices: jobFields,
    filterOf,
    choicesShowingAll: ofAllJobs,
  })
  const { job } = list.choices
  const { chooseEverything } = list
  const shownJob = job === '' ? '' : `Job ${job}`
  const filters = useCallback(
    (variant: ToolVariant) =>
      // On a phone, the line below the tools says it.
      shownJob !== '' &&
      variant === 'icon' && (
        <Inline space="small">
          <Text>{shownJob}</Text>
          <TextButton onPress={chooseEverything}>Show all</TextButton>
        </Inline>
      ),
    [shownJob, chooseEverything],
  )
  return (
    <>
      <StatementHead
        {...{ title, statement }}
        facts={[
          { label: 'Job', value: job },
          { label: 'Search', value: list.search },
        ]}
      />
      <ListTable
        label="Transactions"
        list={list}
        query={transactions}
        what="the transactions"
        empty={empty}
        keepsTools
        countOf={countOf}
        search={search}
        fileName={[title, job].filter(Boolean).join(' ')}
        filtersName="this job"
        filtersText={shownJob}
        filters={filters}
        // No saved views: a view belongs to one address, and each statement has a different address.
        hasViews={false}
        card={transactionCard}
        rowHref={hrefOf}
      />
    </>
  )
}

interface StatementHeadProps extends Pick<TransactionListProps, 'title' | 'statement'> {
  readonly facts: NonNullable<PrintHeadProps['facts']>
}

/** The head of a printed statement. Its date is separate, unless the key of the statement is not a date. */
export function StatementHead({ title, statement, facts }: StatementHeadProps) {
  const date = readIsoDate(statement)
  return <PrintHead {...(date === null ? { title } : { title: routes.statement.title, date })} facts={facts} />
}

const transactionCard = (transaction: StatementTransaction) => (
  <DocumentCard
    document={transaction}
    usual="Invoice"
    numberLabel="Transaction"
    dateLabel="Date"
    date={transaction.date}
    reference={transaction.orderReference}
    state={paidState(transaction)}
    moreValues={[{ label: 'Balance', isDetail: true, value: <Money amount={transaction.balance} /> }]}
  />
)

const plainType = typeColumn('Invoice')

/** The type and, for an invoice, whether it was paid. */
const stateColumn: ListColumn<StatementTransaction> = {
  ...plainType,
  cell: (transaction, isNarrow) => {
    const [type, state] = [plainType.cell(transaction), paidState(transaction)]
    if (state === '') return type
    // Where there is little room, only documents that are not invoices name their type.
    return isNarrow ? (
      state
    ) : (
      <>
        {type}
        <Text size="small" tone="subdued">
          {state}
        </Text>
      </>
    )
  },
  alsoFoundBy: paidState,
}

/** The columns in the specified order, all sortable. */
const transactionColumns: readonly ListColumn<StatementTransaction>[] = [
  numberColumn('Transaction'),
  stateColumn,
  dateColumn({ key: 'date', header: 'Date', of: ({ date }) => date }),
  moneyColumn({ key: 'amount', header: 'Amount', of: ({ amount }) => amount, emphasis: 'strong' }),
  moneyColumn({ key: 'balance', header: 'Balance', of: ({ balance }) => balance }),
  textColumn({
    key: 'reference',
    header: 'Reference',
    of: ({ reference }) => reference,
    width: 'medium',
    isOptional: true,
  }),
  { ...referenceColumn<StatementTransaction>(({ orderReference }) => orderReference), key: 'orderRef', width: 'short' },
  // Beside a side panel, eight columns leave less space for the job.
  { ...jobColumn, width: 'medium' },
]
