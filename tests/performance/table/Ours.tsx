import { CalendarDate, DataTable, Money, useRows } from '@trade-portal/design-system'
import type { DataTableColumn } from '@trade-portal/design-system'
import { columns, show, textOf } from './rows.ts'
import type { Row } from './rows.ts'

export interface TableProps {
  rows: readonly Row[]
  search: string
}

const textColumns = columns.map(({ key, header }): DataTableColumn<Row> => ({
  key,
  header,
  width: key === 'address' ? 'wide' : 'standard',
  sortBy: (row) => row[key],
  cell: (row) => show(row, key),
}))

const fullColumns = textColumns.map((column) => ({ ...column, ...dressed(column.key) }))

function dressed(key: string): Partial<DataTableColumn<Row>> {
  if (key === 'amount') return { align: 'end', cell: (row) => <Money amount={row.amount} /> }
  return key === 'date' ? { cell: (row) => <CalendarDate value={row.date} /> } : {}
}

const keyOf = (row: Row) => row.number
const hrefOf = (row: Row) => `/orders/${row.number}`
const common = { rowKey: keyOf, searchText: textOf }
const texts = { label: 'Orders', emptyText: 'No Results Found' }

/** The same text as the floor, cell by cell. */
export function Text({ rows, search }: TableProps) {
  const orders = useRows({ ...common, columns: textColumns, rows, search })
  return <DataTable {...texts} columns={textColumns} rows={orders} />
}

/** As a screen uses it: links, checkboxes, amounts and dates in the format of the locale. */
export function Full({ rows, search }: TableProps) {
  const orders = useRows({ ...common, columns: fullColumns, rows, search, isSelectable: true })
  return <DataTable {...texts} columns={fullColumns} rows={orders} rowHref={hrefOf} />
}
