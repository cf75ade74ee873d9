import {
  BlankTable,
  Button,
  DataTable,
  DataTableSkeleton,
  Inline,
  Stack,
  type EmptyStateProps,
} from '@trade-portal/design-system'
import { useCallback, type ReactNode } from 'react'
import type { Loadable } from '../api/loadable.ts'
import { QueryView } from '../api/QueryView.tsx'
import { ScreenTools } from '../screens/Screen.tsx'
import { ClearSearch, noneOf, nothingMatches } from './ClearSearch.tsx'
import { CsvButton } from './CsvButton.tsx'
import { csvColumns } from './ListColumn.tsx'
import { ListSearch } from './ListSearch.tsx'
import { ListTools, type ToolVariant, useAnnouncedCount } from './ListTools.tsx'
import { PrintButton } from './PrintButton.tsx'
import type { List } from './useList.ts'
import { ViewsMenu } from './ViewsMenu.tsx'

// These elements are constants, so that React does not render them again whenever it renders the list.
const savedViews = { icon: <ViewsMenu variant="icon" />, labelled: <ViewsMenu variant="labelled" /> }

interface ListTableProps<Row> {
  /** The accessible name of the table; by default also the name of its CSV file. */
  readonly label: string
  readonly list: List<Row>
  /** The query of the rows. Omit it if the rows are always loaded. */
  readonly query?: Loadable<readonly Row[]>
  /** Names what is loading, as in `QueryView`. If omitted, the label is used. */
  readonly what?: string
  /** As in `QueryView`. */
  readonly afterFailure?: string
  /** Formats a number of rows, such as "3 invoices". The text is shown and announced. */
  readonly countOf: (count: number) => string
  /** The texts of the search field. Omit `search` for a list that is too short to be searched. */
  readonly search?: { readonly label: string; readonly placeholder: string }
  /** Filters in addition to the search, or a button that adds a row. */
  readonly filters?: (variant: ToolVariant) => ReactNode
  /** Whether the filters are too wide for a place beside the search on a tablet. */
  readonly hasWideFilters?: boolean
  /**
   * What the filters select, such as "these dates". Completes the text "1 invoice outside these dates matches.", which is
   * shown if the filters hide all rows that the search finds.
   */
  readonly filtersName?: string
  /**
   * What the filters show, such as "From 28/08/2026"; '' if they show everything. While they hide rows, this text is above
   * the list where the filters themselves are in a sheet.
   */
  readonly filtersText?: string
  /** Figures about the shown rows, such as their total. */
  readonly summary?: ReactNode
  readonly fileName?: string
  readonly hasViews?: boolean
  /** As in `ListTools`. */
  readonly keepsTools?: boolean
  /**
   * Whether the tools are beside the screen's heading instead of above the list. Omit `search` in that case, because there
   * is no room for a search field.
   */
  readonly hasToolsInHeading?: boolean
  /** A row on a phone: a `RowCard`. */
  readonly card: (row: Row) => ReactNode
  readonly rowHref?: (row: Row) => string | undefined
  /** What the list shows if the supplier returns no rows at all. */
  readonly empty?: EmptyStateProps
}

/**
 * A long list with its tools: filters, search, saved views, CSV file and print. The tools can be used while the rows load.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const {
    label,
    list,
    query,
    what = label,
    afterFailure,
    search,
    filters,
    hasWideFilters,
    fileName = label,
    hasViews = true,
    empty,
    hasToolsInHeading = false,
    filtersText = '',
  } = props
  const { rows, columns } = list
  const isLoading = query !== undefined && query.data === undefined
  const actions = useCallback(
    (variant: ToolVariant) => (
      // So close in the sheet of a phone that all three fit on one line.
      <Inline space={variant === 'icon' ? 'xsmall' : 'xxsmall'}>
        {hasViews && savedViews[variant]}
        <CsvButton variant={variant} title={fileName} columns={csvColumns(columns)} rows={rows.shown} />
        <PrintButton variant={variant} />
      </Inline>
    ),
    [hasViews, fileName, columns, rows.shown],
  )
  const { isSelectable } = rows
  const failureIn = useCallback(
    (failure: ReactNode) => (
      <BlankTable columns={columns} isSelectable={isSelectable}>
        {failure}
      </BlankTable>
    ),
    [columns, isSelectable],
  )
  const tools = (
    <ListTools
      rows={rows}
      columns={columns}
      search={search && <ListSearch {...search} search={list.search} onSearch={list.setSearch} />}
      {...(filters && { filters })}
      {...(hasWideFilters && { hasWideFilters })}
      {...(props.keepsTools === true && { keepsTools: true })}
      actions={actions}
      isLoading={isLoading}
      {...(filtersText !== '' &&
        !(isLoading && query.error) && { filtered: { text: filtersText, onShowAll: list.chooseEverything } })}
      countOf={props.countOf}
    />
  )
  return (
    <Stack space="xsmall">
      {hasToolsInHeading ? <ScreenTools>{tools}</ScreenTools> : tools}
      {query === undefined ? (
        <LoadedTable {...props} />
      ) : (
        <QueryView
          query={query}
          what={what}
          skeleton={<DataTableSkeleton columns={columns} isSelectable={isSelectable} count={12} />}
          failureIn={failureIn}
          afterFailure={afterFailure}
          {...(empty && { empty })}
          // Only an empty list is announced here, because the table announces its rows itself.
          announcement={({ length }) => (length === 0 && empty ? empty.title : '')}
        >
          {() => <LoadedTable {...props} />}
        </QueryView>
      )}
    </Stack>
  )
}

function LoadedTable<Row>(props: ListTableProps<Row>) {
  const { label, list, countOf, filtersName = 'the choices above', summary, card, rowHref, empty } = props
  const { rows, columns } = list
  const announcedCount = useAnnouncedCount(rows, countOf)
  return (
    <DataTable
      label={label}
      rows={rows}
      columns={columns}
      card={card}
      {...(rowHref && { rowHref })}
      countOf={countOf}
      announcedCount={announcedCount}
      summary={summary}
      startRow={list.startRow}
      onRowInView={list.keepRowInView}
      emptyText={empty?.title ?? 'No Results Found'}
      noResultsText={noResultsText(list.search, rows.found, countOf, filtersName)}
      noResultsAction={
        rows.found === 0 ? (
          <ClearSearch onClear={() => list.setSearch('')} />
        ) : (
          <Button variant="secondary" onPress={list.chooseEverything}>
            {list.search === '' ? 'Show all rows' : rows.found === 1 ? 'Show it' : 'Show them'}
          </Button>
        )
      }
    />
  )
}

/**
 * The reason why no row is shown: the search finds nothing, or the filters hide all rows that it finds, such as "1 invoice
 * outside these dates".
 */
function noResultsText(search: string, found: number, countOf: (count: number) => string, filtersName: string): string {
  if (search === '') return `${noneOf(countOf)} matches what is chosen above.`
  if (found === 0) return nothingMatches(countOf, search)
  return `${countOf(found)} outside ${filtersName} ${found === 1 ? 'matches' : 'match'}.`
}
