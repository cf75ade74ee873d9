import { ListToolbar, SortMenu, Stack, type Rows } from '@trade-portal/design-system'
import { useState, type ReactNode } from 'react'
import { useTextAfterRefetch } from '../api/QueryView.tsx'
import { counted } from './counted.ts'
import type { ListColumn } from './ListColumn.tsx'

/**
 * How a control is shown. `icon`: among the tools, with its label only in a wide window. `labelled`: always with its label,
 * such as in the sheet that contains the tools on a phone.
 */
export type ToolVariant = 'icon' | 'labelled'

interface ListToolsProps<Row> {
  readonly rows: Rows<Row>
  readonly columns: readonly ListColumn<Row>[]
  readonly search?: ReactNode
  readonly filters?: (variant: ToolVariant) => ReactNode
  readonly hasWideFilters?: boolean
  readonly actions?: (variant: ToolVariant) => ReactNode
  /** Whether even a short list has tools, for example because people keep its CSV file. */
  readonly keepsTools?: boolean
  /** Whether the rows are loading. The tools are then shown, because it is not known yet whether the list is short. */
  readonly isLoading?: boolean
  /** What the filters show, as in `ListToolbar`. */
  readonly filtered?: { readonly text: string; readonly onShowAll: () => void }
  /** Formats a number of rows, such as "28 invoices". */
  readonly countOf?: (count: number) => string
}

/** A list with fewer rows can be seen at a glance and needs no tools. */
const fewRows = 8

/** The tools above a list. A list of few rows has no tools, unless some of its rows are hidden. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { rows, columns, search, filters, hasWideFilters = false, actions } = props
  const { keepsTools = false, isLoading = false, filtered, countOf = rowCount } = props
  const { all, found, shown, sort, setSort } = rows
  const isWhole = shown.length === all.length && rows.search === ''
  const isHiding = shown.length < found
  // Also while the rows load, so that nothing moves when they are loaded.
  const isFiltered = isHiding || (isLoading && filtered !== undefined)
  const isUseful = all.length >= fewRows || !isWhole || (keepsTools && all.length > 0)
  // Once shown, the tools stay even if the list becomes short. Otherwise the search field could disappear when the customer
  // clears it.
  const [wereUseful, setWereUseful] = useState(isUseful)
  if (isUseful && !wereUseful) setWereUseful(true)
  if (!isLoading && !wereUseful) return null
  return (
    <ListToolbar
      search={search}
      filters={filters?.('icon')}
      hasWideFilters={hasWideFilters}
      actions={
        <>
          <SortMenu columns={columns} sort={sort} onSort={setSort} />
          {actions?.('icon')}
        </>
      }
      sheet={
        <Stack space="medium">
          {filters?.('labelled')}
          <SortMenu variant="field" columns={columns} sort={sort} onSort={setSort} />
          {actions?.('labelled')}
        </Stack>
      }
      isFiltered={isFiltered}
      isSorted={sort !== null}
      filtered={isFiltered ? filtered : undefined}
      closeLabel={`Show ${countOf(shown.length)}`}
    />
  )
}

const rowCount = (count: number) => counted(count, 'row')

/**
 * The announcement of the number of rows in a table, such as "3 of 28 invoices"; '' while a search is not finished.
 * @param countOf Formats a number of rows, such as "28 invoices".
 */
export function useAnnouncedCount<Row>(
  { shown, all, isMatching }: Rows<Row>,
  countOf: (count: number) => string,
): string {
  const count = `${shown.length === all.length ? '' : `${shown.length} of `}${countOf(all.length)}`
  return useTextAfterRefetch(isMatching ? '' : count)
}
