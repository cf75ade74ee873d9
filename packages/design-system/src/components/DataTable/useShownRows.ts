import { useEffect, useMemo } from 'react'
import { createSearch } from './createSearch.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { sortRows } from './sortRows.ts'
import type { DataTableSort } from './sortRows.ts'

export interface ShownRowsInput<Row> {
  rows: readonly Row[] | undefined
  columns: readonly DataTableColumn<Row>[]
  sort: DataTableSort | null
  search: string
  searchText: ((row: Row) => string) | undefined
}

/** Once the rows are painted, and before somebody has typed. */
const readyMs = 300
const noText = () => ''
const noRows: readonly never[] = []

/** The rows in the order asked for, without those that are not looked for. Sorted before, so that typing never sorts. */
export function useShownRows<Row>(input: ShownRowsInput<Row>): readonly Row[] {
  const { rows = noRows, columns, sort, search, searchText = noText } = input
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key)
    if (!sort || !column?.sortBy) return rows
    return sortRows(rows, (row) => column.sortBy?.(row) ?? null, sort.direction)
  }, [rows, columns, sort])
  const searching = useMemo(() => createSearch(sorted, searchText), [sorted, searchText])
  useEffect(() => {
    const timer = setTimeout(searching.prepare, readyMs)
    return () => clearTimeout(timer)
  }, [searching])
  return useMemo(() => searching.find(search), [searching, search])
}
