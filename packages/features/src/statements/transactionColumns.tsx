import { Badge } from '@trade-portal/design-system'
import type { StatementTransaction } from '@trade-portal/supplier-api'
import { dateColumn, moneyColumn, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { numberColumn } from '../trade/documents/documentColumns.tsx'

/** The columns in the specified order, all sortable. */
export const transactionColumns: readonly ListColumn<StatementTransaction>[] = [
  numberColumn('Transaction'),
  {
    key: 'type',
    header: 'Type',
    cell: ({ type }) => (type === '' ? null : <Badge tone="neutral">{type}</Badge>),
    value: ({ type }) => type,
    width: 'narrow',
    below: 'number',
    onCard: 'aside',
  },
  dateColumn({ key: 'date', header: 'Date', of: ({ date }) => date, onCard: 'meta' }),
  moneyColumn({ key: 'amount', header: 'Amount', of: ({ amount }) => amount, onCard: 'end' }),
  moneyColumn({ key: 'balance', header: 'Balance', of: ({ balance }) => balance, below: 'amount' }),
  textColumn({ key: 'reference', header: 'Reference', of: ({ reference }) => reference, isOptional: true }),
  textColumn({
    key: 'orderRef',
    header: 'Order Ref',
    of: ({ orderReference }) => orderReference,
    below: 'job',
    onCard: 'meta',
  }),
  textColumn({ key: 'job', header: 'Job Name', of: ({ jobName }) => jobName, width: 'medium', onCard: 'title' }),
]
