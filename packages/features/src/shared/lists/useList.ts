import { useRows, type DataTableColumn, type Rows, type RowsOptions } from '@trade-portal/design-system'
import { useCallback, useMemo, useState } from 'react'
import { addressSort, addressText, useAddressState } from '../addresses/useAddressState.ts'
import { useTypedSearch } from '../addresses/useTypedSearch.ts'

/** Make rows, columns and functions once, outside the component or memoised. */
export type ListOptions<Row> = Pick<
  RowsOptions<Row>,
  'rows' | 'columns' | 'rowKey' | 'searchText' | 'filter' | 'isSelectable'
>

/** A list whose search, sort and row in view are in the address, for `ListTable` to show. */
export interface List<Row> {
  readonly rows: Rows<Row>
  readonly columns: readonly DataTableColumn<Row>[]
  /** The text in the search field, which takes effect after a pause in typing. */
  readonly typed: string
  readonly setTyped: (text: string) => void
  /** Key of the row that the list was opened at; '' for its beginning. */
  readonly startRow: string
  readonly keepRowInView: (key: string | null) => void
}

/**
 * The state of a list screen. Back, a reload and a shared link restore what is shown, down to the row in view. What else
 * narrows the list down, such as a date, the screen keeps in the address too, and gives as `filter`.
 */
export function useList<Row>(options: ListOptions<Row>): List<Row> {
  const { columns } = options
  const fields = useMemo(
    () => ({ search: addressText, sort: addressSort(sortKeys(columns)), row: addressText }),
    [columns],
  )
  const [{ search, sort, row }, setAddress] = useAddressState(fields)
  const [typed, setTyped] = useTypedSearch(search, (text) => setAddress({ search: text, row: '' }, replacing))
  const rows = useRows({
    ...options,
    search,
    sort: useSameSort(sort),
    onSortChange: (next) => setAddress({ sort: next, row: '' }),
  })
  const [startRow] = useState(row)
  const keepRowInView = useCallback((key: string | null) => setAddress({ row: key ?? '' }, replacing), [setAddress])
  return { rows, columns, typed, setTyped, startRow, keepRowInView }
}

const replacing = { history: 'replace' } as const

function sortKeys<Row>(columns: readonly DataTableColumn<Row>[]): string[] {
  return columns.filter((column) => column.sortBy !== undefined).map(({ key }) => key)
}

/** The same object while it means the same, so that a change of something else in the address does not sort again. */
function useSameSort(sort: RowsOptions<never>['sort']) {
  const { key, direction } = sort ?? {}
  return useMemo(() => (key === undefined || direction === undefined ? null : { key, direction }), [key, direction])
}
