import type { StatementTransaction } from '@trade-portal/supplier-api'
import { routes } from '../shared/addresses/routes.ts'
import { ListTable } from '../shared/lists/ListTable.tsx'
import { useList } from '../shared/lists/useList.ts'
import { documentKey } from '../shared/transactions/documentKey.ts'
import { transactionColumns, transactionText } from './transactionColumns.tsx'
import { transactionFileColumns } from './transactionFileColumns.ts'

const search = { label: 'Search transactions', placeholder: 'Search all rows by number, type, ref, job …' }
const hrefOf = ({ number, suffix }: StatementTransaction) => routes.transaction.href('invoices', number, suffix)

export interface TransactionListProps {
  readonly transactions: readonly StatementTransaction[]
  /** Of the statement, which names the CSV file. */
  readonly title: string
  /** The day of the statement, where its key is one. */
  readonly date: string | null
}

/** The transactions of a statement. All of them are addressed below the invoices, as is specified. */
export function TransactionList({ transactions, title, date }: TransactionListProps) {
  const list = useList({
    rows: transactions,
    columns: transactionColumns,
    rowKey: documentKey,
    searchText: transactionText,
  })
  return (
    <ListTable
      label="Transactions"
      list={list}
      search={search}
      file={{ title, columns: transactionFileColumns }}
      printed={date === null ? { title } : { title: routes.statement.title, date }}
      hasViews={false}
      rowHref={hrefOf}
    />
  )
}
