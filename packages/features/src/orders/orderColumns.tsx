import { Badge, CalendarDate, Money, type DataTableColumn } from '@trade-portal/design-system'
import { fromCents, type OrderRow } from '@trade-portal/supplier-api'
import { documentNumber, documentSortKey } from '../shared/transactions/documentKey.ts'

/** Of a branch, by its id. */
export type NameOf = (branchId: string) => string

/** The columns in the order that is specified, each of which can be sorted by. */
export function orderColumns(nameOf: NameOf): readonly DataTableColumn<OrderRow>[] {
  return [
    { key: 'number', header: 'Order No', cell: documentNumber, sortBy: documentSortKey, kind: 'number' },
    {
      key: 'type',
      header: 'Type',
      cell: ({ type }) => <Badge tone={type === 'Quote' ? 'info' : 'neutral'}>{type}</Badge>,
      sortBy: ({ type }) => type,
      width: 'narrow',
      onCard: 'lead',
    },
    {
      key: 'date',
      header: 'Delivery Date',
      cell: ({ deliveryDate }) => <CalendarDate value={deliveryDate} />,
      sortBy: ({ deliveryDate }) => deliveryDate,
      kind: 'date',
    },
    {
      key: 'branch',
      header: 'Branch',
      cell: ({ branchId }) => nameOf(branchId) || '–',
      sortBy: ({ branchId }) => nameOf(branchId),
    },
    {
      key: 'reference',
      header: 'Order Ref',
      cell: ({ reference }) => reference || '–',
      sortBy: ({ reference }) => reference,
    },
    {
      key: 'address',
      header: 'Delivery Address',
      cell: ({ shipAddress }) => shipAddress || '–',
      sortBy: ({ shipAddress }) => shipAddress,
      width: 'wide',
    },
    // The hyphen is specified.
    { key: 'job', header: 'Job Name', cell: ({ jobName }) => jobName || '-', sortBy: ({ jobName }) => jobName },
    {
      key: 'amount',
      header: 'Amount',
      cell: ({ amount }) => <Money amount={amount} />,
      sortBy: ({ amount }) => amount,
      align: 'end',
    },
  ]
}

/** Where the search looks: in everything that is shown but the date. */
export function orderText(nameOf: NameOf) {
  return (row: OrderRow) =>
    [
      `${row.number}-${row.suffix}`,
      row.type,
      nameOf(row.branchId),
      row.reference,
      row.shipAddress,
      row.jobName,
      row.amount === null ? '' : fromCents(row.amount).toFixed(2),
    ].join(' ')
}
