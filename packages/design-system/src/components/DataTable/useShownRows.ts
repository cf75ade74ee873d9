import { useEffect, useMemo } from 'react'
import { startTimer } from '../../time/clock.ts'
import { whenIdle } from '../../time/whenPainted.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { createSorting, type DataTableSort } from './sorting.ts'

export interface ShownRowsInput<Row> {
  rows: readonly Row[]
  columns: readonly DataTableColumn<Row>[]
  /** The text of a row that the search looks through. A row is found if its text contains every word of the search. */
  searchText?: (row: Row) => string
  /** Hides rows, as the search does. Hidden rows stay selected. */
  filter?: ((row: Row) => boolean) | undefined
  search: string
  sort: DataTableSort | null
}

export interface ShownRows<Row> {
  /** The rows that match search and filter, sorted: for the table, totals and a CSV file. */
  shown: readonly Row[]
  /** For each row of `shown`, its position among all rows. Null if all rows are shown in the given order. */
  positions: readonly number[] | null
  /** Number of rows that the search finds, including those that the filter hides. */
  found: number
}

const noText = () => ''
/**
 * Milliseconds until searching and sorting are prepared: enough for the rows to be painted, but too short for a user to type
 * or sort.
 */
const prepareAfterMs = 300

/**
 * Sorts and searches separately, and works with the positions of the rows. Another sort therefore does not read the texts
 * again, and typing does not sort again. The work for the first keystroke or press is done in advance, while the page is
 * idle.
 */
export function useShownRows<Row>(input: ShownRowsInput<Row>): ShownRows<Row> {
  const { rows, columns, searchText = noText, filter, search, sort } = input
  const sorting = useMemo(() => createSorting(rows, columns), [rows, columns])
  const sorted = useMemo(() => (sort ? sorting.order(sort) : null), [sorting, sort])
  const searching = useMemo(() => createSearch(rows, searchText), [rows, searchText])
  useEffect(() => prepareInTurn([searching.prepare]), [searching])
  useEffect(() => prepareInTurn(sorting.prepare), [sorting])
  return useMemo(() => {
    const finds = searching.finds(search)
    if (!sorted && !finds && !filter) return { shown: rows, positions: null, found: rows.length }
    const shown: Row[] = []
    const positions: number[] = []
    let found = 0
    for (let place = 0; place < rows.length; place += 1) {
      const position = sorted?.[place] ?? place
      const row = rows[position]
      if (row === undefined || finds?.(position) === false) continue
      found += 1
      if (filter?.(row) === false) continue
      shown.push(row)
      positions.push(position)
    }
    return { shown, positions, found }
  }, [rows, sorted, searching, search, filter])
}

/**
 * Runs the steps one after another while the page is idle.
 * @returns a function that cancels the remaining steps
 */
function prepareInTurn(steps: readonly (() => void)[]): () => void {
  const runFrom = (place: number) => {
    const step = steps[place]
    if (!step) return
    cancel = whenIdle(() => {
      step()
      runFrom(place + 1)
    })
  }
  const timer = startTimer(() => runFrom(0), prepareAfterMs)
  let cancel = timer.cancel
  return () => cancel()
}

/** Searches the text of rows. The texts are collected once: at the first search, or earlier by `prepare`. */
export function createSearch<Row>(rows: readonly Row[], searchText: (row: Row) => string) {
  let texts: readonly string[] | undefined
  const prepare = () => (texts ??= rows.map((row) => searchText(row).toLowerCase()))
  return {
    prepare,
    /**
     * A function that says whether the row at a position contains every word of the search, ignoring case. Null for a
     * search without words, because then all rows match.
     */
    finds(search: string): ((position: number) => boolean) | null {
      const words = search.toLowerCase().split(/\s+/).filter(Boolean)
      if (words.length === 0) return null
      const prepared = prepare()
      return (position) => words.every((word) => prepared[position]?.includes(word))
    },
  }
}
