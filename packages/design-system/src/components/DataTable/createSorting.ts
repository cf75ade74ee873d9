import type { DataTableColumn } from './DataTableColumn.ts'
import type { DataTableSort } from './DataTableSort.ts'
import { sortRows } from './sortRows.ts'

type Sorted<Row> = Pick<DataTableColumn<Row>, 'key' | 'sortBy'>

/** Sorts rows by their columns. Each order is worked out once: when it is first wanted, or before by `prepare`. */
export function createSorting<Row>(rows: readonly Row[], columns: readonly Sorted<Row>[]) {
  const known = new Map<string, readonly number[]>()
  /** The positions of the rows in an order; null for a column that is not there or cannot be sorted. */
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
    /** One step for each column that can be sorted, so that a press can come between two of them. */
    prepare: columns.flatMap(({ key, sortBy }) =>
      sortBy === undefined ? [] : [() => void order({ key, direction: 'ascending' })],
    ),
  }
}
