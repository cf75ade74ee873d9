import { Badge } from '../Badge/Badge.tsx'
import { CalendarDate } from '../CalendarDate/CalendarDate.tsx'
import { Money } from '../Money/Money.tsx'
import type { DataTableColumn } from './DataTableColumn.ts'
import { RowCard } from './RowCard.tsx'

/** A row of the stories' table. */
export interface ExampleOrder {
  number: string
  type: 'Order' | 'Quote'
  delivery: string | null
  branch: string
  reference: string
  address: string
  job: string
  /** In cents. */
  amount: number | null
}

const branches = ['Boronia', 'Ringwood East', 'Mount Gambier', 'Port Melbourne']
const streets = ['Wattle Road', 'Ironbark Court', 'Émile Street', 'Banksia Way', 'Stringybark Drive']
const jobs = ['', 'Smith extension', 'Shed', 'Unit 4 kitchen']

const pick = (list: readonly string[], index: number) => list[index % list.length] ?? ''

/** Creates `count` rows, the same at each call. */
export function makeOrders(count: number): ExampleOrder[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = ((index + 3) * 7919) % 10_007
    return {
      number: `${100_001 + index}-0`,
      type: mixed % 5 === 0 ? 'Quote' : 'Order',
      delivery: mixed % 11 === 0 ? null : `2026-0${(mixed % 9) + 1}-${10 + (mixed % 19)}`,
      branch: pick(branches, mixed),
      reference: `PO ${mixed}`,
      address: `${(mixed % 240) + 1} ${pick(streets, mixed)}, Emerald`,
      job: pick(jobs, mixed),
      amount: mixed % 13 === 0 ? null : mixed * 137,
    }
  })
}

export const orderKey = (order: ExampleOrder) => order.number
export const orderHref = (order: ExampleOrder) => `/orders/${order.number}`
export const orderText = (order: ExampleOrder) =>
  [order.number, order.type, order.branch, order.reference, order.address, order.job].join(' ')

export const orderColumns: readonly DataTableColumn<ExampleOrder>[] = [
  {
    key: 'number',
    header: 'Order No',
    kind: 'code',
    sortBy: (row) => row.number,
    cell: (row) => row.number,
  },
  {
    key: 'type',
    header: 'Type',
    width: 'short',
    below: 'number',
    sortBy: (row) => row.type,
    cell: (row) => <Badge tone={row.type === 'Quote' ? 'info' : 'neutral'}>{row.type}</Badge>,
  },
  {
    key: 'delivery',
    header: 'Delivery Date',
    kind: 'date',
    sortBy: (row) => row.delivery,
    cell: (row) => <CalendarDate value={row.delivery} />,
  },
  { key: 'branch', header: 'Branch', isOptional: true, sortBy: (row) => row.branch, cell: (row) => row.branch },
  {
    key: 'reference',
    header: 'Order Ref',
    below: 'job',
    sortBy: (row) => row.reference,
    cell: (row) => row.reference,
  },
  {
    key: 'address',
    header: 'Delivery Address',
    width: 'wide',
    isOptional: true,
    sortBy: (row) => row.address,
    cell: (row) => row.address,
  },
  {
    key: 'job',
    header: 'Job Name',
    width: 'wide',
    sortBy: (row) => row.job,
    cell: (row) => row.job,
  },
  {
    key: 'amount',
    header: 'Amount',
    kind: 'number',
    sortBy: (row) => row.amount,
    cell: (row) => <Money amount={row.amount} />,
  },
]

export const orderCard = ({ number, type, delivery, reference, job, amount }: ExampleOrder) => (
  <RowCard
    name={{ label: 'Order No', value: number }}
    title={job === '' ? undefined : { label: 'Job Name', value: job }}
    word={type}
    end={<Money amount={amount} />}
    values={[
      { label: 'Delivery Date', value: delivery && <CalendarDate value={delivery} /> },
      { label: 'Order Ref', value: reference },
    ]}
    aside={<Badge tone={type === 'Quote' ? 'info' : 'neutral'}>{type}</Badge>}
  />
)
