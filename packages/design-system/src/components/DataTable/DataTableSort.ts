export interface DataTableSort {
  /** Of the column. */
  key: string
  direction: 'ascending' | 'descending'
}

/** The sort after a press on a header: ascending, then descending, then unsorted. */
export function nextSort(sort: DataTableSort | null, key: string): DataTableSort | null {
  if (sort?.key !== key) return { key, direction: 'ascending' }
  return sort.direction === 'ascending' ? { key, direction: 'descending' } : null
}
