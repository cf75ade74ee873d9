import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { amountSelected, toggleRow, toggleShown, type Amount } from './selectRows.ts'
import type { DataTableSort } from './sorting.ts'
import { useShownRows, type ShownRows, type ShownRowsInput } from './useShownRows.ts'

/** Create rows, columns and functions outside the component, or memoise them: a new one repeats the work on all rows. */
export interface RowsOptions<Row> extends Omit<ShownRowsInput<Row>, 'search' | 'sort'> {
  /** The row's unique key, also used in `selection`. */
  rowKey: (row: Row) => string
  /** Some rows' texts are still loading, so the search may find more rows later. */
  isTextPartial?: boolean
  /** `search`, `sort` and `selection` are the hook's own state unless they are given. */
  search?: string
  sort?: DataTableSort | null
  onSortChange?: (sort: DataTableSort | null) => void
  /** Keys of the selected rows. Hidden rows stay selected. */
  selection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** Whether rows can be selected. */
  isSelectable?: boolean
}

/**
 * The rows, and functions to search, sort and select them. The functions keep their identity across renders, so that
 * memoised components do not render again.
 */
export interface Rows<Row> extends ShownRows<Row> {
  rowKey: (row: Row) => string
  /** All rows, in the given order. */
  all: readonly Row[]
  /** Whether the search may still find more rows. The result is not announced until the search is complete. */
  isMatching: boolean
  search: string
  setSearch: (search: string) => void
  sort: DataTableSort | null
  setSort: (sort: DataTableSort | null) => void
  isSelectable: boolean
  /** Keys of the selected rows. */
  selected: ReadonlySet<string>
  /** The selected rows, in the order of `all`. */
  selectedRows: readonly Row[]
  /** Selected rows that the search or the filter hides. */
  hiddenSelectedRows: readonly Row[]
  /** Whether none, some or all of the shown rows are selected. */
  shownSelected: Amount
  /** With `isRange`, all shown rows from the previously toggled row to this one get the same state. */
  toggle: (row: Row, isRange?: boolean) => void
  /** Selects all shown rows, or unselects them if all are selected. */
  toggleAll: () => void
  /** Selects all shown rows. */
  selectAll: () => void
  /** Unselects all rows, including hidden ones. */
  unselectAll: () => void
  unselect: (rows: readonly Row[]) => void
}

/**
 * The rows of a list with its search, sort and selection. A screen shows them in a `DataTable` and may use them elsewhere,
 * as the table's story `OnAScreen` does.
 */
export function useRows<Row>(options: RowsOptions<Row>): Rows<Row> {
  const { rows: all, rowKey, isSelectable = false } = options
  const [search, setSearch] = useOwnOrGiven(options.search, '')
  const [sort, setSort] = useOwnOrGiven(options.sort, null, options.onSortChange)
  const [selected, setSelected] = useOwnOrGiven(options.selection, nothing, options.onSelectionChange)
  const { shown, positions, found } = useShownRows({ ...options, search, sort })

  const lastToggled = useRef<string | null>(null)
  const toggle = useStable((row: Row, isRange = false) => {
    const from = isRange ? lastToggled.current : null
    lastToggled.current = rowKey(row)
    setSelected(toggleRow(shown.map(rowKey), selected, shown.indexOf(row), from))
  })
  const toggleAll = useStable(() => setSelected(toggleShown(shown.map(rowKey), selected)))
  const selectAll = useStable(() => setSelected(new Set([...selected, ...shown.map(rowKey)])))
  const unselectAll = useStable(() => setSelected(nothing))
  const unselect = useStable((rows: readonly Row[]) => {
    const gone = new Set(rows.map(rowKey))
    setSelected(new Set([...selected].filter((key) => !gone.has(key))))
  })

  const selectedRows = useMemo(
    () => (selected.size === 0 ? noRows : all.filter((row) => selected.has(rowKey(row)))),
    [all, rowKey, selected],
  )
  const hiddenSelectedRows = useMemo(() => {
    if (selectedRows.length === 0 || shown.length === all.length) return noRows
    const visible = new Set(shown)
    return selectedRows.filter((row) => !visible.has(row))
  }, [all, shown, selectedRows])
  const shownSelected = useMemo(
    () => (selected.size === 0 ? 'none' : amountSelected(shown.map(rowKey), selected)),
    [shown, rowKey, selected],
  )

  return {
    rowKey,
    all,
    shown,
    positions,
    found,
    isMatching: options.isTextPartial === true && search.trim() !== '',
    search,
    setSearch,
    sort,
    setSort,
    isSelectable,
    selected,
    selectedRows,
    hiddenSelectedRows,
    shownSelected,
    toggle,
    toggleAll,
    selectAll,
    unselectAll,
    unselect,
  }
}

const nothing: ReadonlySet<string> = new Set()
const noRows: readonly never[] = []

/** A function with a fixed identity that calls the latest `run`. */
function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(run)
  useLayoutEffect(() => {
    latest.current = run
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}

/** The given value, or the hook's own state if no value is given. The setter never changes. */
function useOwnOrGiven<Value>(given: Value | undefined, initial: Value, onChange?: (value: Value) => void) {
  const [own, setOwn] = useState(initial)
  const set = useStable((value: Value) => {
    if (given === undefined) setOwn(() => value)
    onChange?.(value)
  })
  return [given === undefined ? own : given, set] as const
}
