import { Money, type DataTableColumn } from '@trade-portal/design-system'
import { fromCents } from '@trade-portal/supplier-api'
import type { DocumentKey } from '../addresses/documentAddress.ts'
import type { CsvColumn } from '../files/toCsv.ts'

/** Of a branch, by its id. */
export type NameOf = (branchId: string) => string

/** What a row of a list of documents tells, whatever their type. */
interface ListedDocument extends DocumentKey {
  readonly type: string
  readonly branchId: string
  /** The customer's own order reference. */
  readonly reference: string
  readonly shipAddress: string
  readonly jobName: string
  /** Cents; null where the supplier sent none. */
  readonly amount: number | null
}

/** The columns that all lists of documents have, by their keys. */
export function documentColumns(nameOf: NameOf) {
  return {
    branch: {
      key: 'branch',
      header: 'Branch',
      cell: ({ branchId }) => nameOf(branchId) || '–',
      sortBy: ({ branchId }) => nameOf(branchId),
    },
    reference: {
      key: 'reference',
      header: 'Order Ref',
      cell: ({ reference }) => reference || '–',
      sortBy: ({ reference }) => reference,
    },
    address: {
      key: 'address',
      header: 'Delivery Address',
      cell: ({ shipAddress }) => shipAddress || '–',
      sortBy: ({ shipAddress }) => shipAddress,
      width: 'wide',
    },
    // The hyphen is specified.
    job: { key: 'job', header: 'Job Name', cell: ({ jobName }) => jobName || '-', sortBy: ({ jobName }) => jobName },
    amount: {
      key: 'amount',
      header: 'Amount',
      cell: ({ amount }) => <Money amount={amount} />,
      sortBy: ({ amount }) => amount,
      align: 'end',
    },
  } satisfies Record<string, DataTableColumn<ListedDocument>>
}

/** The same columns of a CSV file. What the supplier did not send is empty. */
export function documentFileColumns(nameOf: NameOf) {
  return {
    branch: { header: 'Branch', value: ({ branchId }) => nameOf(branchId) },
    reference: { header: 'Order Ref', value: ({ reference }) => reference },
    address: { header: 'Delivery Address', value: ({ shipAddress }) => shipAddress },
    job: { header: 'Job Name', value: ({ jobName }) => jobName },
    amount: { header: 'Amount', value: ({ amount }) => (amount === null ? null : fromCents(amount)), decimals: 2 },
  } satisfies Record<string, CsvColumn<ListedDocument>>
}

/** Where the search looks: in everything that is shown but the date. */
export function documentText(nameOf: NameOf) {
  return (row: ListedDocument) =>
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
