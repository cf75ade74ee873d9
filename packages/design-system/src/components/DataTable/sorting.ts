import type { DataTableColumn, SortKey } from './DataTableColumn.ts'

export interface DataTableSort {
  /** Key of the column. */
  key: string
  direction: 'ascending' | 'descending'
}

/** The next sort when a header is pressed: ascending, then descending, then unsorted. */
export function nextSort(sort: DataTableSort | null, key: string): DataTableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null
}

/**
 * The positions of the rows in sorted order. In ascending order, numbers come before texts. Equal rows keep their order, and
 * rows without a key come last in both directions.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: DataTableSort['direction'],
): readonly number[] {
  // Does as little as possible per row, because it runs once after a press, before the browser has optimised the code.
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
  // A collator that compares numbers in texts would take five times as long.
  worded.sort((a, b) => sign * (texts[a] ?? '').localeCompare(texts[b] ?? ''))
  return sign === 1 ? numbered.concat(worded, missing) : worded.concat(numbered, missing)
}

/**
 * Sorts rows by one of their columns. The result for a column and a direction is computed only once: when it is first
 * needed, or earlier by `prepare`.
 */
export function createSorting<Row>(
  rows: readonly Row[],
  columns: readonly Pick<DataTableColumn<Row>, 'key' | 'sortBy'>[],
) {
  const known = new Map<string, readonly number[]>()
  /** The positions of the rows in this order; null if the column does not exist or cannot be sorted. */
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
    /** One step for each sortable column, so that the browser can handle a press between two steps. */
    prepare: columns.flatMap(({ key, sortBy }) =>
      sortBy === undefined ? [] : [() => void order({ key, direction: 'ascending' })],
    ),
  }
}

const smallestFirst = { ascending: 'smallest first', descending: 'largest first' } as const

/** The labels of the two directions of a sort, by the kind of value. */
const directionLabels = {
  text: { ascending: 'A to Z', descending: 'Z to A' },
  code: smallestFirst,
  number: smallestFirst,
  date: { ascending: 'oldest first', descending: 'newest first' },
} as const

type Sortable = Pick<DataTableColumn<never>, 'key' | 'header' | 'kind'>

export const notSorted = 'Not sorted'

/** The label of a sort, shown and announced, such as "Amount, largest first". */
export function sortLabel({ header, kind = 'text' }: Sortable, to: DataTableSort['direction']): string {
  return `${header}, ${directionLabels[kind === 'action' ? 'text' : kind][to]}`
}

/** The announcement of the current sort. */
export function sortAnnouncement(columns: readonly Sortable[], sort: DataTableSort | null): string {
  const column = columns.find(({ key }) => key === sort?.key)
  return sort && column ? `Sorted by ${sortLabel(column, sort.direction)}` : notSorted
}
