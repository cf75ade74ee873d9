import { Button, DataTable, Hidden, Inline, Stack } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useDeferredValue, useMemo, type ReactNode } from 'react'
import { OptionalPart } from '../failures/OptionalPart.tsx'
import { CsvButton } from './CsvButton.tsx'
import { untilIdle } from '../time/untilIdle.ts'
import { PrintButton } from './PrintButton.tsx'
import { csvColumns } from './ListColumn.tsx'
import { ListSearch } from './ListSearch.tsx'
import type { List } from './useList.ts'
import { useAnnouncedCount } from './useAnnouncedCount.ts'

// Loaded after the list, because the code of its menu is large: 60 KB.
const SavedViews = lazyCode(async () => {
  await untilIdle()
  return (await import('./SavedViews.tsx')).SavedViews
})
// A constant element, which is not rendered again with the list.
const savedViews = (
  <OptionalPart placeholder={<ViewsPlaceholder />}>
    <SavedViews />
  </OptionalPart>
)

interface ListTableProps<Row> {
  /** The accessible name of the table; also the name of its CSV file. */
  readonly label: string
  readonly list: List<Row>
  /** Such as "3 invoices", for the announcement of the shown rows. */
  readonly countOf: (count: number) => string
  /** The texts of the search field. Leave it out for a list that is too short to be searched. */
  readonly search?: { readonly label: string; readonly placeholder: string }
  /** Filters in addition to the search, or a button that adds a row. */
  readonly filters?: ReactNode
  /** What the filters are, such as "these dates", for a search whose rows they leave out. */
  readonly filtersName?: string
  /** Figures about the shown rows, such as their total. */
  readonly summary?: ReactNode
  /** The name of the CSV file, if it is not the label. */
  readonly fileName?: string
  /** Whether views of the list can be saved. By default they can. */
  readonly hasViews?: boolean
  readonly rowHref?: (row: Row) => string | undefined
  /** Shown if the supplier has no rows at all. */
  readonly emptyText?: string
}

/** A long list with its tools: filters, search, totals, saved views, CSV file and print. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, list, search, filters, summary, fileName = label, hasViews = true, rowHref } = props
  const { rows, columns } = list
  const { countOf, emptyText = 'No Results Found', filtersName = 'the choices above' } = props
  const announcedCount = useAnnouncedCount(rows, countOf)
  // Deferred, so that the button is rendered after the rows have been painted.
  const fileRows = useDeferredValue(rows.shown)
  const csvButton = useMemo(
    () => <CsvButton title={fileName} columns={csvColumns(columns)} rows={fileRows} />,
    [fileName, columns, fileRows],
  )
  return (
    <Stack space="xsmall">
      {/* The head of a printed page shows the filters. */}
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
        noResultsText={noResultsText(list.search, rows.found, `${countOf(rows.found)} outside ${filtersName}`)}
        noResultsAction={
          rows.found > 0 && (
            <Button variant="secondary" onPress={list.chooseEverything}>
              {list.search === '' ? 'Show all rows' : rows.found === 1 ? 'Show it' : 'Show them'}
            </Button>
          )
        }
      />
    </Stack>
  )
}

/** The `announcement` of the `QueryView` around a list: none, because the list itself announces its rows. */
export const withoutAnnouncement = () => ''

/** Placeholder for the menu of views, so that nothing moves when it is loaded. */
function ViewsPlaceholder() {
  return (
    <Button variant="secondary" icon="chevronDown" iconPosition="end" isDisabled>
      Views
    </Button>
  )
}

/**
 * Why no row is shown: the search finds nothing, or the filters hide what it finds.
 * @param hidden Such as "1 invoice outside these dates".
 */
function noResultsText(search: string, found: number, hidden: string): string {
  if (search === '') return 'No row matches what is chosen above.'
  if (found === 0) return `No row contains “${search}”.`
  return `${hidden} ${found === 1 ? 'matches' : 'match'}.`
}
