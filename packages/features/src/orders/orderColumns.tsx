import type { OrderRow } from '@trade-portal/supplier-api'
import { dateColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import {
  addressColumn,
  amountColumn,
  branchColumn,
  jobColumn,
  numberColumn,
  referenceColumn,
  typeColumn,
  type BranchNameOf,
} from '../trade/documents/documentColumns.tsx'

const deliveryColumn: ListColumn<OrderRow> = dateColumn({
  key: 'date',
  header: 'Delivery Date',
  of: ({ deliveryDate }) => deliveryDate,
  onCard: 'meta',
})

const first = [numberColumn('Order No'), typeColumn('Order'), deliveryColumn]
const last = [referenceColumn, addressColumn, jobColumn, amountColumn]

/** The columns in the specified order, all sortable. */
export function orderColumns(nameOf: BranchNameOf): readonly ListColumn<OrderRow>[] {
  return [...first, branchColumn(nameOf), ...last]
}
