import { Badge, CalendarDate } from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import type { ListColumn } from '../shared/lists/ListColumn.ts'
import {
  addressColumn,
  amountColumn,
  branchColumn,
  jobColumn,
  numberColumn,
  referenceColumn,
  type BranchNameOf,
} from '../shared/transactions/documentColumns.tsx'

const typeColumn: ListColumn<OrderRow> = {
  key: 'type',
  header: 'Type',
  cell: ({ type }) => <Badge tone={type === 'Quote' ? 'info' : 'neutral'}>{type}</Badge>,
  value: ({ type }) => type,
  width: 'narrow',
  onCard: 'lead',
}

const dateColumn: ListColumn<OrderRow> = {
  key: 'date',
  header: 'Delivery Date',
  cell: ({ deliveryDate }) => <CalendarDate value={deliveryDate} />,
  value: ({ deliveryDate }) => deliveryDate,
  kind: 'date',
}

const first = [numberColumn('Order No'), typeColumn, dateColumn]
const last = [referenceColumn, addressColumn, jobColumn, amountColumn]

/** The columns in the order that is specified, each of which can be sorted by. */
export function orderColumns(nameOf: BranchNameOf): readonly ListColumn<OrderRow>[] {
  return [...first, branchColumn(nameOf), ...last]
}
