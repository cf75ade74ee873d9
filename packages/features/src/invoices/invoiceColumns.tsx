import type { InvoiceRow } from '@trade-portal/supplier-api'
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
import { CommentButton } from './CommentButton.tsx'

const invoiceDateColumn: ListColumn<InvoiceRow> = dateColumn({
  key: 'date',
  header: 'Invoice Date',
  of: ({ date }) => date,
  onCard: 'meta',
})

const commentColumn = (onComment: (invoice: InvoiceRow) => void): ListColumn<InvoiceRow> => ({
  key: 'comment',
  header: 'Comment',
  cell: (invoice) => <CommentButton invoice={invoice} onPress={() => onComment(invoice)} />,
  value: ({ comment }) => comment,
  onCard: 'aside',
})

const first = [numberColumn('Invoice Number'), typeColumn('Invoice'), invoiceDateColumn]
const middle = [referenceColumn, addressColumn, jobColumn]

/**
 * The columns, all sortable.
 * @param onComment Opens the comment of an invoice to be edited.
 */
export function invoiceColumns(
  nameOf: BranchNameOf,
  onComment: (invoice: InvoiceRow) => void,
): readonly ListColumn<InvoiceRow>[] {
  return [...first, branchColumn(nameOf), ...middle, commentColumn(onComment), amountColumn]
}
