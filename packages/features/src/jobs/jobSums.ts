import type { OrderRow } from '@trade-portal/supplier-api'
import { foldText } from '../foundation/lists/foldText.ts'
import { dayOfRow, type ListedRow } from '../trade/documents/sameReference.ts'
import { sumOf } from '../trade/documents/totalOf.ts'

/** The documents with the same job name. Letter case and additional blanks make no difference. */
export interface Job {
  /** As the newest document writes it. */
  readonly name: string
  /** The newest first. */
  readonly documents: readonly ListedRow[]
  /** The latest day of an invoice or a delivery. A delivery may be planned. */
  readonly latest: string | null
  /** Sums in cents; see `sumOf`. */
  readonly ordered: number | null
  /** Less the credits. */
  readonly invoiced: number | null
  readonly quoted: number | null
  /** The number of open quotes. An accepted quote is listed as an order. */
  readonly quotes: number
}

/** The jobs of documents, the one with the newest document first. Documents without a job name are in no job. */
export function jobsOf(rows: readonly ListedRow[]): readonly Job[] {
  const jobs = Map.groupBy(rows.toSorted(newestFirst), ({ jobName }) => foldText(jobName))
  jobs.delete('')
  return [...jobs.values()].map(jobOf)
}

export function jobNamed(rows: readonly ListedRow[], name: string): Job | undefined {
  return jobsOf(rows.filter(({ jobName }) => foldText(jobName) === foldText(name)))[0]
}

function jobOf(documents: readonly ListedRow[]): Job {
  const amountsOf = (isWanted: (row: ListedRow) => boolean) => documents.filter(isWanted).map(({ amount }) => amount)
  const quotes = amountsOf((row) => isOrderRow(row) && row.type === 'Quote')
  const [newest] = documents
  return {
    name: newest?.jobName ?? '',
    documents,
    latest: newest ? dayOfRow(newest) : null,
    ordered: sumOf(amountsOf((row) => isOrderRow(row) && row.type === 'Order')),
    invoiced: sumOf(amountsOf((row) => !isOrderRow(row))),
    quoted: sumOf(quotes),
    quotes: quotes.length,
  }
}

export const isOrderRow = (row: ListedRow): row is OrderRow => 'deliveryDate' in row

/** The first day of these documents; undefined if none has a day. */
export function firstDay(rows: readonly ListedRow[]): string | undefined {
  let first: string | undefined
  for (const row of rows) {
    const day = dayOfRow(row)
    if (day !== null && (first === undefined || day < first)) first = day
  }
  return first
}

function newestFirst(a: ListedRow, b: ListedRow): number {
  const [one, other] = [dayOfRow(a) ?? '', dayOfRow(b) ?? '']
  return one === other ? 0 : one < other ? 1 : -1
}
