/** What a row is sorted by. Null, an empty text and NaN are missing. */
export type SortKey = string | number | null

export interface DataTableSort {
  /** Of the column. */
  key: string
  direction: 'ascending' | 'descending'
}

/** Sorted anew, numbers before texts; what is equal keeps its order, and what has no key comes last in both directions. */
export function sortRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => SortKey,
  direction: DataTableSort['direction'],
): Row[] {
  const numbers: Keyed<number, Row>[] = []
  const texts: Keyed<string, Row>[] = []
  const missing: Row[] = []
  for (const row of rows) {
    const key = keyOf(row)
    if (typeof key === 'number' && !Number.isNaN(key)) numbers.push({ key, row })
    else if (typeof key === 'string' && key !== '') texts.push({ key, row })
    else missing.push(row)
  }
  const sign = direction === 'ascending' ? 1 : -1
  numbers.sort((a, b) => sign * (a.key - b.key))
  // Not by a collator that reads digits: it takes five times as long.
  texts.sort((a, b) => sign * a.key.localeCompare(b.key))
  const [first, last] = direction === 'ascending' ? [numbers, texts] : [texts, numbers]
  return first
    .map(({ row }) => row)
    .concat(
      last.map(({ row }) => row),
      missing,
    )
}

interface Keyed<Key, Row> {
  key: Key
  row: Row
}

/** What a press on a header leads to: ascending, descending, unsorted. */
export function nextSort(sort: DataTableSort | null, key: string): DataTableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null
}
