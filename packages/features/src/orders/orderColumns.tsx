import { Badge, CalendarDate, type DataTableColumn } from '@trade-portal/design-system'
import type { OrderRow } from '@trade-portal/supplier-api'
import { documentColumns, type NameOf } from '../shared/transactions/documentColumns.tsx'
import { documentNumber, documentSortKey } from '../shared/transactions/documentKey.ts'

/** The columns in the order that is specified, each of which can be sorted by. */
export function orderColumns(nameOf: NameOf): readonly DataTableColumn<OrderRow>[] {
  const { branch, reference, address, job, amount } = documentColumns(nameOf)
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
    branch,
    reference,
    address,
    job,
    amount,
  ]
}
