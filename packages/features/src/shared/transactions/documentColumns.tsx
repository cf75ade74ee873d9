import { Money } from '@trade-portal/design-system'
import { fromCents, type OrderRow } from '@trade-portal/supplier-api'
import type { ListColumn } from '../lists/ListColumn.ts'
import { documentKey, documentNumber, documentSortKey } from './documentKey.ts'

/** Columns that the lists of orders and of invoices share. What the supplier did not send is a dash. */

/** The name of a branch by its id. */
export type BranchNameOf = (branchId: string) => string

export function numberColumn(header: string): ListColumn<Pick<OrderRow, 'number' | 'suffix'>> {
  return {
    key: 'number',
    header,
    cell: documentNumber,
    value: documentNumber,
    alsoFoundBy: documentKey,
    sortBy: documentSortKey,
    kind: 'number',
  }
}

export function branchColumn(nameOf: BranchNameOf): ListColumn<Pick<OrderRow, 'branchId'>> {
  return {
    key: 'branch',
    header: 'Branch',
    cell: ({ branchId }) => nameOf(branchId) || '–',
    value: ({ branchId }) => nameOf(branchId),
  }
}

export const referenceColumn: ListColumn<Pick<OrderRow, 'reference'>> = {
  key: 'reference',
  header: 'Order Ref',
  cell: ({ reference }) => reference || '–',
  value: ({ reference }) => reference,
}

export const addressColumn: ListColumn<Pick<OrderRow, 'shipAddress'>> = {
  key: 'address',
  header: 'Delivery Address',
  cell: ({ shipAddress }) => shipAddress || '–',
  value: ({ shipAddress }) => shipAddress,
  width: 'wide',
}

export const jobColumn: ListColumn<Pick<OrderRow, 'jobName'>> = {
  key: 'job',
  header: 'Job Name',
  // The hyphen is specified.
  cell: ({ jobName }) => jobName || '-',
  value: ({ jobName }) => jobName,
}

export const amountColumn: ListColumn<Pick<OrderRow, 'amount'>> = {
  key: 'amount',
  header: 'Amount',
  cell: ({ amount }) => <Money amount={amount} />,
  value: ({ amount }) => (amount === null ? null : fromCents(amount)),
  decimals: 2,
  sortBy: ({ amount }) => amount,
  align: 'end',
}
