import type { StatementTransaction } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { noChoices, useList } from '../foundation/lists/useList.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { documentKey } from '../trade/documents/documentKey.ts'
import { counted } from '../foundation/lists/counted.ts'
import { transactionColumns } from './transactionColumns.tsx'

const search = { label: 'Search transactions', placeholder: 'Search all rows by number, type, ref, job …' }
const countOf = (count: number) => counted(count, 'transaction')
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
  const list = useList({ rows: transactions, rowKey: documentKey, columns: transactionColumns, ...noChoices })
  return (
    <>
      <PrintHead
        {...(date === null ? { title } : { title: routes.statement.title, date })}
        facts={[{ label: 'Search', value: list.search }]}
      />
      <ListTable
        label="Transactions"
        list={list}
        countOf={countOf}
        search={search}
        fileName={title}
        // A view is of one address, and there is another statement every month.
        hasViews={false}
        rowHref={hrefOf}
      />
    </>
  )
}
