import type { DataTableSort } from './DataTableSort.ts'

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
  // The code runs once after a press, before the browser has optimised it: what counts is how little is done for each row.
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
  // Not by a collator that understands digits: it takes five times as long.
  worded.sort((a, b) => sign * (texts[a] ?? '').localeCompare(texts[b] ?? ''))
  return sign === 1 ? numbered.concat(worded, missing) : worded.concat(numbered, missing)
}
