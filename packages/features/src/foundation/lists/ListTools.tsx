import { ListToolbar, SortMenu, Stack, type Rows } from '@trade-portal/design-system'
import { useState, type ReactNode } from 'react'
import { useSettled } from '../api/QueryView.tsx'
import type { ListColumn } from './ListColumn.tsx'
import { counted } from './counted.ts'

/** Whether a control is an icon in the line of tools, or has a label, as in the sheet of a phone. */
export type ToolVariant = 'icon' | 'labelled'

interface ListToolsProps<Row> {
  readonly rows: Rows<Row>
  readonly columns: readonly ListColumn<Row>[]
  readonly search?: ReactNode
  /** Filters in addition to the search. */
  readonly filters?: (variant: ToolVariant) => ReactNode
  /** The filters have no room beside the search on a tablet. */
  readonly hasWideFilters?: boolean
  /** Buttons for the whole list. */
  readonly actions?: (variant: ToolVariant) => ReactNode
  /** Whether something besides the search is chosen. */
  readonly isFiltered?: boolean
  /** While the rows load, it is not known that they are few. */
  readonly isLoading?: boolean
  /** Such as "28 invoices". */
  readonly countOf?: (count: number) => string
}

/** A list with fewer rows is seen at a glance and needs no tools. */
const fewRows = 8

/** The tools above a list. A list of few rows has none, unless some of its rows are hidden. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { rows, columns, search, filters, hasWideFilters = false, actions } = props
  const { isFiltered = false, isLoading = false, countOf = rowCount } = props
  const { all, shown, sort, setSort } = rows
  const isWhole = shown.length === all.length && rows.search === '' && !isFiltered
  const isUseful = all.length >= fewRows || !isWhole
  // They stay when the search in them is cleared.
  const [wereUseful, setWereUseful] = useState(isUseful)
  if (isUseful && !wereUseful) setWereUseful(true)
  if (!isLoading && !wereUseful) return null
  const sortMenu = <SortMenu columns={columns} sort={sort} onSort={setSort} />
  return (
    <ListToolbar
      search={search}
      filters={
        <>
          {filters?.('icon')}
          {/* The only button is beside the search, not alone at the other end of the line. */}
          {!actions && sortMenu}
        </>
      }
      hasWideFilters={hasWideFilters}
      actions={
        actions && (
          <>
            {sortMenu}
            {actions('icon')}
          </>
        )
      }
      sheet={
        <Stack space="medium">
          {filters?.('labelled')}
          <SortMenu variant="field" columns={columns} sort={sort} onSort={setSort} />
          {actions?.('labelled')}
        </Stack>
      }
      isFiltered={isFiltered}
      closeLabel={`Show ${countOf(shown.length)}`}
    />
  )
}

const rowCount = (count: number) => counted(count, 'row')

/**
 * The announcement of a table's rows, such as "3 of 28 invoices"; '' until they are up to date.
 * @param countOf such as "28 invoices"
 */
export function useAnnouncedCount<Row>(
  { shown, all, isMatching }: Rows<Row>,
  countOf: (count: number) => string,
): string {
  const count = `${shown.length === all.length ? '' : `${shown.length} of `}${countOf(all.length)}`
  return useSettled(isMatching ? '' : count)
}
