import { useLocale, useRows, type RowsOptions } from '@trade-portal/design-system'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { addressSort, addressText, type AddressFields } from '../url/addressFields.ts'
import { useAddress, useAddressValues, type AddressChange } from '../url/useAddressState.ts'
import { useRememberedAddress } from './listAddress.ts'
import { searchText, normalizedSearch, sortable, type ListColumn } from './ListColumn.tsx'

/** Pass objects and functions that are constant or memoised, so that rows are not filtered and sorted at each render. */
interface ListOptions<Row, Choices extends object> extends Pick<RowsOptions<Row>, 'rows' | 'rowKey' | 'isTextPartial'> {
  readonly columns: readonly ListColumn<Row>[]
  /** The fields of the address that contain the choices. Choices are the filters in addition to the search. */
  readonly choices: AddressFields<Choices>
  /** Returns the filter for these choices; undefined if they allow all rows. */
  readonly filterOf: (choices: Choices) => ((row: Row) => boolean) | undefined
  readonly choicesShowingAll: Partial<Choices>
  readonly isSelectable?: boolean
}

/** The state of a list for `ListTable`. Its search, sort, choices and row in view are in the address. */
export type List<Row, Choices extends object = object> = ReturnType<typeof useList<Row, Choices>>

const placeFields = { search: addressText, row: addressText }
/** The choices of a list whose only filter is the search. */
export const withoutFilters = { choices: {}, filterOf: () => undefined, choicesShowingAll: {} }

const replacing = { history: 'replace' } as const

/**
 * The state of a list screen. Back, a reload and a shared link restore it, including the row in view. A choice adds an entry
 * to the browser's history; typing and scrolling do not.
 */
export function useList<Row, Choices extends object>(options: ListOptions<Row, Choices>) {
  const { choices: choiceFields, filterOf, choicesShowingAll } = options
  const columns = useMemo(() => sortable(options.columns), [options.columns])
  const sortFields = useMemo(() => ({ sort: addressSort(sortKeys(columns)) }), [columns])
  const { locale } = useLocale()
  const { parameters, write } = useAddress()
  useRememberedAddress()
  const { search, row } = useAddressValues(placeFields, parameters)
  const { sort } = useAddressValues(sortFields, parameters)
  const choices = useAddressValues(choiceFields, parameters)
  const place = useRowOfAddress(row)
  const forget = place.forget
  const setSearch = useCallback(
    (text: string) => write((put) => put(placeFields, { search: text, row: forget() }), replacing),
    [write, forget],
  )
  const choose = useCallback(
    (changed: Partial<Choices>, change?: AddressChange) =>
      write((put) => {
        put(choiceFields, changed)
        put(placeFields, { row: forget() })
      }, change),
    [write, choiceFields, forget],
  )
  const chooseEverything = useCallback(() => choose(choicesShowingAll), [choose, choicesShowingAll])
  const keepRowInView = useCallback(
    (key: string | null) => write((put) => put(placeFields, { row: place.remember(key ?? '') }), replacing),
    [write, place],
  )
  const rows = useRows({
    rows: options.rows,
    rowKey: options.rowKey,
    columns,
    searchText: useMemo(() => searchText(columns, locale), [columns, locale]),
    search: normalizedSearch(search),
    filter: useMemo(() => filterOf(choices), [filterOf, choices]),
    sort,
    onSortChange: (next) =>
      write((put) => {
        put(sortFields, { sort: next })
        put(placeFields, { row: forget() })
      }),
    ...(options.isSelectable !== undefined && { isSelectable: options.isSelectable }),
    ...(options.isTextPartial !== undefined && { isTextPartial: options.isTextPartial }),
  })
  return {
    rows,
    columns,
    search,
    setSearch,
    choices,
    choose,
    /** Chooses `choicesShowingAll`, so that the choices hide no row. Keeps the search. */
    chooseEverything,
    /** The row at which the list starts, by its key. '' if the address names no row. */
    startRow: place.startRow,
    keepRowInView,
  }
}

function sortKeys<Row>(columns: readonly ListColumn<Row>[]): string[] {
  return columns.filter((column) => column.sortBy !== undefined).map(({ key }) => key)
}

/**
 * The row at which the list starts. It is the row in the address when the list is opened, or when the address changes. Rows
 * that the list itself writes into the address during scrolling do not count.
 */
function useRowOfAddress(row: string) {
  const [startRow, setStartRow] = useState(row)
  const written = useRef(row)
  useEffect(() => {
    if (row !== written.current) setStartRow(row)
    written.current = row
  }, [row])
  return useMemo(() => {
    const remember = (key: string) => (written.current = key)
    return { startRow, remember, forget: () => remember('') }
  }, [startRow])
}
