import { useEffect, useMemo } from 'react'
import { createSearch, sortRows } from './arrangeRows.ts'
import type { DataTableSort } from './arrangeRows.ts'
import type { DataTableColumn } from './DataTableColumn.ts'

interface ShownRowsInput<Row> {
  rows: readonly Row[]
  columns: readonly DataTableColumn<Row>[]
  searchText?: (row: Row) => string
  filter?: ((row: Row) => boolean) | undefined
  search: string
  sort: DataTableSort | null
}

const noText = () => ''
/** After the rows have been painted, and before somebody has typed. */
const prepareAfterMs = 300

/** Sorts before it searches, so that typing never sorts. */
export function useShownRows<Row>(input: ShownRowsInput<Row>): readonly Row[] {
  const { rows, columns, searchText = noText, filter, search, sort } = input
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key)
    if (!sort || !column?.sortBy) return rows
    return sortRows(rows, (row) => column.sortBy?.(row) ?? null, sort.direction)
  }, [rows, columns, sort])
  const searching = useMemo(() => createSearch(sorted, searchText), [sorted, searchText])
  useEffect(() => {
    const timer = setTimeout(searching.prepare, prepareAfterMs)
    return () => clearTimeout(timer)
  }, [searching])
  return useMemo(() => {
    const found = searching.find(search)
    return filter ? found.filter(filter) : found
  }, [searching, search, filter])
}
