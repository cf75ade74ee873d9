import type { StatementTransaction } from '@trade-portal/supplier-api'
import { useMemo } from 'react'
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
  /** Of the CSV file. */
  readonly title: string
}

/** The transactions of a statement. All of them are addressed below the invoices, as is specified. */
export function TransactionList({ transactions, title }: TransactionListProps) {
  const list = useList({
    rows: transactions,
    columns: transactionColumns,
    rowKey: documentKey,
    searchText: transactionText,
  })
  const file = useMemo(() => ({ title, columns: transactionFileColumns }), [title])
  return <ListTable label="Transactions" list={list} search={search} file={file} rowHref={hrefOf} />
}
