import type { InvoiceRow, OrderRow } from '@trade-portal/supplier-api'
import { differenceInCalendarDays, parseISO } from 'date-fns'
import { foldText } from '../../foundation/lists/foldText.ts'

export type ListedRow = OrderRow | InvoiceRow

/** Documents whose days are further apart are not related, because people use a reference such as "Stock" again and again. */
const maxDaysApart = 183

/** The day of an invoice, or the day on which an order is delivered. */
export const dayOfRow = (row: ListedRow) => ('deliveryDate' in row ? row.deliveryDate : row.date)

/**
 * The documents of another list that may be about the same goods: those with the same reference. Leaves out those of another
 * job, and those of a very different time. The supplier does not say which documents belong together.
 */
export function withSameReference<Row extends ListedRow>(row: ListedRow, others: readonly Row[]): readonly Row[] {
  const reference = foldText(row.reference)
  const job = foldText(row.jobName)
  if (reference === '') return []
  return others.filter((other) => {
    const otherJob = foldText(other.jobName)
    const isOtherJob = job !== '' && otherJob !== '' && job !== otherJob
    return foldText(other.reference) === reference && !isOtherJob && isNear(dayOfRow(row), dayOfRow(other))
  })
}

function isNear(day: string | null, other: string | null): boolean {
  if (day === null || other === null) return true
  return Math.abs(differenceInCalendarDays(parseISO(day), parseISO(other))) <= maxDaysApart
}
