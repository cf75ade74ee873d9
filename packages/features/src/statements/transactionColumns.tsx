import { Badge, CalendarDate, Money, type DataTableColumn } from '@trade-portal/design-system'
import type { StatementTransaction } from '@trade-portal/supplier-api'
import { documentNumber, documentSortKey } from '../shared/transactions/documentKey.ts'

/** The columns in the order that is specified, each of which can be sorted by. */
export const transactionColumns: readonly DataTableColumn<StatementTransaction>[] = [
  { key: 'number', header: 'Transaction', cell: documentNumber, sortBy: documentSortKey, kind: 'number' },
  {
    key: 'type',
    header: 'Type',
    cell: ({ type }) => (type === '' ? '–' : <Badge tone="neutral">{type}</Badge>),
    sortBy: ({ type }) => type,
    onCard: 'lead',
  },
  {
    key: 'date',
    header: 'Date',
    cell: ({ date }) => <CalendarDate value={date} />,
    sortBy: ({ date }) => date,
    kind: 'date',
  },
  {
    key: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <Money amount={amount} />,
    sortBy: ({ amount }) => amount,
    align: 'end',
  },
  {
    key: 'balance',
    header: 'Balance',
    cell: ({ balance }) => <Money amount={balance} />,
    sortBy: ({ balance }) => balance,
    align: 'end',
  },
  {
    key: 'reference',
    header: 'Reference',
    cell: ({ reference }) => reference || '–',
    sortBy: ({ reference }) => reference,
  },
  {
    key: 'orderRef',
    header: 'Order Ref',
    cell: ({ orderReference }) => orderReference || '–',
    sortBy: ({ orderReference }) => orderReference,
  },
  { key: 'job', header: 'Job Name', cell: ({ jobName }) => jobName || '–', sortBy: ({ jobName }) => jobName },
]

/** Where the search looks: in the texts and the number. */
export const transactionText = ({ number, suffix, type, reference, orderReference, jobName }: StatementTransaction) =>
  [`${number}-${suffix}`, type, reference, orderReference, jobName].join(' ')
