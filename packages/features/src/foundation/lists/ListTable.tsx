import { Button, DataTable, Hidden, Inline, Stack } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { OptionalPart } from '../failures/OptionalPart.tsx'
import { CsvButton } from './CsvButton.tsx'
import { untilIdle } from '../time/untilIdle.ts'
import { PrintButton } from './PrintButton.tsx'
import { counted } from './counted.ts'
import { csvColumns } from './ListColumn.ts'
import { ListSearch } from './ListSearch.tsx'
import type { List } from './useList.ts'
import { useAnnouncedCount } from './useAnnouncedCount.ts'

// Its menu is 60 KB, which the list does not wait for.
const SavedViews = lazyCode(async () => {
  await untilIdle()
  return (await import('./SavedViews.tsx')).SavedViews
})
// Made once, so that it is not rendered with the list.
const savedViews = (
  <OptionalPart placeholder={<ViewsPlaceholder />}>
    <SavedViews />
  </OptionalPart>
)

export interface ListTableProps<Row> {
  /** What the table lists, read aloud; also the name of its CSV file. */
  readonly label: string
  readonly list: List<Row>
  /** What its rows are, such as "3 invoices". Told, with how many of them are shown. */
  readonly countOf: (count: number) => string
  /** Left out for a list that is too short to be searched. */
  readonly search?: { readonly label: string; readonly placeholder: string }
  /** The choices that narrow the list down besides the search, or what adds a row. */
  readonly filters?: ReactNode
  /** Figures about the rows shown, such as their total. */
  readonly summary?: ReactNode
  /** The name of the CSV file, if it is not the label. */
  readonly fileName?: string
  /** Whether views of the list can be saved. By default they can. */
  readonly hasViews?: boolean
  readonly rowHref?: (row: Row) => string | undefined
  /** Where the supplier has none at all. */
  readonly emptyText?: string
}

/** A long list with its tools: filters, search, totals, saved views, a CSV file and paper. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, list, search, filters, summary, fileName = label, hasViews = true, rowHref } = props
  const { rows, columns } = list
  const { countOf, emptyText = 'No Results Found' } = props
  const announcedCount = useAnnouncedCount(rows, countOf)
  // Rendered after the rows have been painted.
  const fileRows = useDeferredValue(rows.shown)
  const csvButton = useMemo(
    () => <CsvButton title={fileName} columns={csvColumns(columns)} rows={fileRows} />,
    [fileName, columns, fileRows],
  )
  return (
    <Stack space="xsmall">
      {/* The head of the paper says what is chosen. */}
      <Hidden onPaper>
        <Inline space="small" justify={filters === undefined ? 'end' : 'between'} align="end">
          {filters}
          <Inline space="xsmall">
            {hasViews && savedViews}
            {csvButton}
            <PrintButton />
          </Inline>
        </Inline>
      </Hidden>
      <DataTable
        label={label}
        rows={rows}
        columns={columns}
        {...(rowHref && { rowHref })}
        tools={search && <ListSearch {...search} search={list.search} onSearch={list.setSearch} />}
        announcedCount={announcedCount}
        summary={summary}
        startRow={list.startRow}
        onRowInView={list.keepRowInView}
        emptyText={emptyText}
        noResultsText={noResultsText(list.search, rows.found)}
        noResultsAction={
          rows.found > 0 && (
            <Button variant="secondary" onPress={list.chooseEverything}>
              {list.search === '' ? 'Show all rows' : 'Search all rows'}
            </Button>
          )
        }
      />
    </Stack>
  )
}

/** For the `QueryView` around a list that tells itself what it shows. */
export const withoutAnnouncement = () => ''

/** In the place of the menu, so that nothing moves when it comes. */
function ViewsPlaceholder() {
  return (
    <Button variant="secondary" icon="chevronDown" iconPosition="end" isDisabled>
      Views
    </Button>
  )
}

/** Why nothing is shown: the search finds nothing, or what it finds is left out by the choices. */
function noResultsText(search: string, found: number): string {
  if (search === '') return 'No row matches what is chosen above.'
  if (found === 0) return `No row contains “${search}”.`
  return `“${search}” is in ${counted(found, 'row')} that the choices above leave out.`
}
