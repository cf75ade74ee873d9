import type { SupplierApi } from '@trade-portal/supplier-api'
import type { Row } from './table/rows.ts'

/** A screen of the portal with a list of 10,000 rows. */
export interface ListScreen {
  readonly path: string
  /** Whose answer the rows come from. */
  readonly operation: 'getCustomerTransactions' | 'getCustomerInvoicesTP'
  /** Texts typed one after another, each of which leaves fewer rows. */
  readonly typed: readonly string[]
  /** Whether its rows have a checkbox and a button. */
  readonly isSelectable: boolean
  /** Headers of a column with amounts and of one with texts. */
  readonly sorts: readonly [string, string]
  /** The same rows for the plain list. */
  rows(supplier: Pick<SupplierApi, 'getCustomerTransactions' | 'getCustomerInvoicesTP'>): Promise<readonly Row[]>
}

/** One entry for each screen. */
export const listScreens: readonly ListScreen[] = [
  {
    path: '/orders',
    operation: 'getCustomerTransactions',
    isSelectable: false,
    typed: ['7', '73', '731'],
    sorts: ['Amount', 'Delivery Address'],
    rows: async (supplier) =>
      (await supplier.getCustomerTransactions({})).map((row) => ({ ...shared(row), date: row.deliveryDate ?? '' })),
  },
  {
    // Without the default beginning, three months back.
    path: '/invoices?from=all',
    operation: 'getCustomerInvoicesTP',
    isSelectable: true,
    typed: ['7', '73', '731'],
    sorts: ['Amount', 'Delivery Address'],
    rows: async (supplier) =>
      (await supplier.getCustomerInvoicesTP({})).map((row) => ({ ...shared(row), date: row.date ?? '' })),
  },
]

interface Listed {
  readonly number: string
  readonly suffix: string
  readonly type: string
  readonly branchId: string
  readonly reference: string
  readonly shipAddress: string
  readonly jobName: string
  readonly amount: number | null
}

function shared(row: Listed): Omit<Row, 'date'> {
  return {
    number: `${row.number}-${row.suffix}`,
    type: row.type,
    branch: row.branchId,
    reference: row.reference,
    address: row.shipAddress,
    job: row.jobName,
    amount: row.amount ?? 0,
  }
}
