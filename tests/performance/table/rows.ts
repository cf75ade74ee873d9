export interface Row {
  readonly number: string
  readonly type: string
  readonly date: string
  readonly branch: string
  readonly reference: string
  readonly address: string
  readonly job: string
  /** Cents. */
  readonly amount: number
}

export const columns = [
  { key: 'number', header: 'Order No' },
  { key: 'type', header: 'Type' },
  { key: 'date', header: 'Delivery Date' },
  { key: 'branch', header: 'Branch' },
  { key: 'reference', header: 'Order Ref' },
  { key: 'address', header: 'Delivery Address' },
  { key: 'job', header: 'Job Name' },
  { key: 'amount', header: 'Amount' },
] as const satisfies readonly { key: keyof Row; header: string }[]

const branches = ['Boronia', 'Ringwood East', 'Mount Gambier', 'Port Melbourne', 'Ballarat North']
const streets = [
  'Wattle Road',
  'Ironbark Court',
  'Banksia Way',
  'Stringybark Drive',
  'Melaleuca Avenue',
  'Acacia Place',
]

/** The same rows for both tables, in no order. */
export function makeRows(count: number): readonly Row[] {
  return Array.from({ length: count }, (_, index) => {
    const mixed = (index * 7919 + 13) % 10_007
    const pick = (list: readonly string[], step: number) => list[Math.floor(mixed / step) % list.length] ?? ''
    return {
      number: `${100_001 + index}-0`,
      type: mixed % 5 === 0 ? 'Quote' : 'Order',
      date: `202${mixed % 6}-0${(mixed % 9) + 1}-${10 + (mixed % 19)}`,
      branch: pick(branches, 1),
      reference: `PO ${mixed}`,
      address: `${(mixed % 240) + 1} ${pick(streets, 3)}`,
      job: `Job ${mixed % 400}`,
      amount: mixed * 137,
    }
  })
}

export const textOf = (row: Row) => [row.number, row.type, row.branch, row.reference, row.address, row.job].join(' ')

export const money = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

export const show = (row: Row, key: keyof Row) => (key === 'amount' ? money.format(row.amount / 100) : row[key])
