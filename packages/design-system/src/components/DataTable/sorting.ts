export interface DataTableSort {
  /** The key of the column. */
  key: string
  direction: 'ascending' | 'descending'
}

/** The sort after a press on a header: ascending, then descending, then unsorted. */
export function nextSort(sort: DataTableSort | null, key: string): DataTableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null
}

/** What a row is sorted by. Null, an empty text and NaN are missing. */
export type SortKey = string | number | null

/**
 * The positions of the rows in sorted order, numbers before texts. Equal rows keep their order, and rows without a key come
 * last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: DataTableSort['direction'],
): readonly number[] {
  // This runs once after a press, before the browser has optimised the code, so it does as little as possible per row.
  const values = new Float64Array(rows.length)
  const texts = Array<string>(rows.length)
  const [numbered, worded, missing]: [number[], number[], number[]] = [[], [], []]
  rows.forEach((row, position) => {
    const key = keyOf(row)
    if (key === null || key === '' || Number.isNaN(key)) missing.push(position)
    else if (typeof key === 'number') {
      values[position] = key
      numbered.push(position)
    } else {
      texts[position] = key
      worded.push(position)
    }
  })
  const sign = direction === 'ascending' ? 1 : -1
  numbered.sort((a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)))
  // Not with a collator that understands digits, which takes five times as long.
  worded.sort((a, b) => sign * (texts[a] ?? '').localeCompare(texts[b] ?? ''))
  return sign === 1 ? numbered.concat(worded, missing) : worded.concat(numbered, missing)
}

/** The properties of a column that sorting needs. */
interface Sorted<Row> {
  key: string
  sortBy?: (row: Row) => SortKey
}

/** Sorts rows by their columns. Each order is computed once: when it is first needed, or earlier by `prepare`. */
export function createSorting<Row>(rows: readonly Row[], columns: readonly Sorted<Row>[]) {
  const known = new Map<string, readonly number[]>()
  /** The positions of the rows in the given order; null for a column that does not exist or cannot be sorted. */
  function order({ key, direction }: DataTableSort): readonly number[] | null {
    const column = columns.find((other) => other.key === key)
    if (!column?.sortBy) return null
    const name = `${direction} ${key}`
    const positions = known.get(name) ?? sortRows(rows, (row) => column.sortBy?.(row) ?? null, direction)
    known.set(name, positions)
    return positions
  }
  return {
    order,
    /** One step for each column that can be sorted, so that a press can be handled between two steps. */
    prepare: columns.flatMap(({ key, sortBy }) =>
      sortBy === undefined ? [] : [() => void order({ key, direction: 'ascending' })],
    ),
  }
}

/** The labels of the two directions of a sort, by the kind of value. */
const directionLabels = {
  text: { ascending: 'A to Z', descending: 'Z to A' },
  number: { ascending: 'smallest first', descending: 'largest first' },
  date: { ascending: 'oldest first', descending: 'newest first' },
} as const

export type ValueKind = keyof typeof directionLabels

/** The properties of a column that the label needs. */
interface Sortable {
  key: string
  header: string
  align?: 'start' | 'end'
  kind?: ValueKind
}

export const notSorted = 'Not sorted'

/** The label of a sort, shown and announced, such as "Amount, largest first". */
export function sortLabel(
  { header, align, kind = align === 'end' ? 'number' : 'text' }: Sortable,
  to: DataTableSort['direction'],
): string {
  return `${header}, ${directionLabels[kind][to]}`
}

/** The announcement of the present sort. */
export function sortAnnouncement(columns: readonly Sortable[], sort: DataTableSort | null): string {
  const column = columns.find(({ key }) => key === sort?.key)
  return sort && column ? `Sorted by ${sortLabel(column, sort.direction)}` : notSorted
}
