import { useEffect, useMemo } from 'react'
import type { DataTableSort } from './DataTableSort.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { createSearch } from './searchRows.ts'
import { sortRows } from './sortRows.ts'

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

interface ShownRows<Row> {
  shown: readonly Row[]
  /** Of each of them among all rows; null where all are shown in their own order. */
  positions: readonly number[] | null
}

/** Sorts and searches the positions of the rows: sorting never collects the text again, and typing never sorts. */
export function useShownRows<Row>(input: ShownRowsInput<Row>): ShownRows<Row> {
  const { rows, columns, searchText = noText, filter, search, sort } = input
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key)
    if (!sort || !column?.sortBy) return null
    return sortRows(rows, (row) => column.sortBy?.(row) ?? null, sort.direction)
  }, [rows, columns, sort])
  const searching = useMemo(() => createSearch(rows, searchText), [rows, searchText])
  useEffect(() => {
    const timer = setTimeout(searching.prepare, prepareAfterMs)
    return () => clearTimeout(timer)
  }, [searching])
  return useMemo(() => {
    const finds = searching.finds(search)
    if (!sorted && !finds && !filter) return { shown: rows, positions: null }
    const shown: Row[] = []
    const positions: number[] = []
    const show = (row: Row | undefined, position: number) => {
      if (row === undefined || finds?.(position) === false || filter?.(row) === false) return
      shown.push(row)
      positions.push(position)
    }
    if (sorted) sorted.forEach((position) => show(rows[position], position))
    else rows.forEach(show)
    return { shown, positions }
  }, [rows, sorted, searching, search, filter])
}
