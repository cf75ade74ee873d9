/** Searching, sorting and selecting rows, as plain functions. */

/** What a row is sorted by. Null, an empty text and NaN are missing. */
export type SortKey = string | number | null

export interface DataTableSort {
  /** Of the column. */
  key: string
  direction: 'ascending' | 'descending'
}

/** Searches for text in rows. The text of all rows is collected once: at the first search, or before by `prepare`. */
export function createSearch<Row>(rows: readonly Row[], searchText: (row: Row) => string) {
  let texts: readonly string[] | undefined
  const prepare = () => (texts ??= rows.map((row) => searchText(row).toLowerCase()))
  return {
    prepare,
    /** The rows whose text contains every word, in any case. */
    find(search: string): readonly Row[] {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      if (words.length === 0) return rows
      const prepared = prepare()
      return rows.filter((_, index) => words.every((word) => prepared[index]?.includes(word)))
    },
  }
}

/**
 * A sorted copy, numbers before texts. Equal rows keep their order, and rows without a key come last in both directions.
 * @param keyOf Called many times for each row, so it must be cheap.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: DataTableSort['direction'],
): Row[] {
  const sign = direction === 'ascending' ? 1 : -1
  // Without a copy of the keys: making ten thousand of them takes longer than asking again.
  return rows.toSorted((a, b) => compare(keyOf(a), keyOf(b), sign))
}

function compare(a: SortKey, b: SortKey, sign: 1 | -1): number {
  if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
  if (typeof a === 'number' && typeof b === 'number') return sign * (a - b)
  // Not by a collator that understands digits: it takes five times as long.
  if (typeof a === 'string' && typeof b === 'string') return sign * a.localeCompare(b)
  return typeof a === 'number' ? -sign : sign
}

function isMissing(key: SortKey): boolean {
  return key === null || key === '' || Number.isNaN(key)
}

/** The sort after a press on a header: ascending, then descending, then unsorted. */
export function nextSort(sort: DataTableSort | null, key: string): DataTableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null
}

export type Amount = 'none' | 'some' | 'all'

/** How many of the rows shown are selected. */
export function amountSelected(shown: readonly string[], selection: ReadonlySet<string>): Amount {
  const count = shown.filter((key) => selection.has(key)).length
  if (count === 0) return 'none'
  return count === shown.length ? 'all' : 'some'
}

/** Selects all rows shown, or unselects them if all were selected. Rows that are not shown keep their state. */
export function toggleShown(shown: readonly string[], selection: ReadonlySet<string>): ReadonlySet<string> {
  return select(shown, selection, amountSelected(shown, selection) !== 'all')
}

/** Toggles the row at a position, and gives its new state to all rows between it and the row `from`, if one is given. */
export function toggleRow(
  shown: readonly string[],
  selection: ReadonlySet<string>,
  position: number,
  from: string | null,
): ReadonlySet<string> {
  const start = from === null ? -1 : shown.indexOf(from)
  const other = start === -1 ? position : start
  const keys = shown.slice(Math.min(position, other), Math.max(position, other) + 1)
  return select(keys, selection, !selection.has(shown[position] ?? ''))
}

function select(keys: readonly string[], selection: ReadonlySet<string>, isSelected: boolean): ReadonlySet<string> {
  const next = new Set(selection)
  for (const key of keys) {
    if (isSelected) next.add(key)
    else next.delete(key)
  }
  return next
}
