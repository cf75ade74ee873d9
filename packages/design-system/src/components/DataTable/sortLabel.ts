import type { DataTableSort } from './DataTableSort.ts'

type Direction = DataTableSort['direction']

/** How the two directions of a sort are called, by the kind of value. */
const words = {
  text: { ascending: 'A to Z', descending: 'Z to A' },
  number: { ascending: 'smallest first', descending: 'largest first' },
  date: { ascending: 'oldest first', descending: 'newest first' },
} as const

export type ValueKind = keyof typeof words

/** What the words need of a column. */
interface Sortable {
  key: string
  header: string
  align?: 'start' | 'end'
  kind?: ValueKind
}

export const notSorted = 'Not sorted'

/** A sort as it is shown and told, such as "Amount, largest first". */
export function sortLabel(
  { header, align, kind = align === 'end' ? 'number' : 'text' }: Sortable,
  to: Direction,
): string {
  return `${header}, ${words[kind][to]}`
}

/** What a screen reader is told of the present sort. */
export function presentSort(columns: readonly Sortable[], sort: DataTableSort | null): string {
  const column = columns.find(({ key }) => key === sort?.key)
  return sort && column ? `Sorted by ${sortLabel(column, sort.direction)}` : notSorted
}
