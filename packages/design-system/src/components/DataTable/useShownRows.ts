import { useEffect, useMemo } from 'react'
import { createSearch } from './createSearch.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { identifyRows } from './identifyRows.ts'
import type { Entry } from './identifyRows.ts'
import { sortRows } from './sortRows.ts'
import type { DataTableSort } from './sortRows.ts'

export interface ShownRowsInput<Row> {
  rows: readonly Row[] | undefined
  rowKey: (row: Row) => string
  columns: readonly DataTableColumn<Row>[]
  sort: DataTableSort | null
  search: string
  searchText: ((row: Row) => string) | undefined
}

const nothing = () => ''

/** The rows in the order asked for, without those that are not looked for. Sorted before, so that typing never sorts. */
export function useShownRows<Row>(input: ShownRowsInput<Row>): readonly Entry<Row>[] {
  const { rows, rowKey, columns, sort, search, searchText = nothing } = input
  const entries = useMemo(() => identifyRows(rows ?? [], rowKey), [rows, rowKey])
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key)
    if (!sort || !column?.sortBy) return entries
    return sortRows(entries, ({ row }) => column.sortBy?.(row) ?? null, sort.direction)
  }, [entries, columns, sort])
  const searching = useMemo(() => createSearch(entries, searchText), [entries, searchText])
  useEffect(() => {
    // After the rows are seen, and before the first key is pressed.
    const timer = setTimeout(searching.prepare)
    return () => clearTimeout(timer)
  }, [searching])
  return useMemo(() => searching.find(sorted, search), [searching, sorted, search])
}
