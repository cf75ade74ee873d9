import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { typingDebounceMs, useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { classes } from '../../css/classes.ts'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { grouped } from '../Money/formatMoney.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './DataTable.css.ts'
import { DataTableBody } from './DataTableBody.tsx'
import type { DataTableColumn } from './DataTableColumn.ts'
import { DataTableFrame } from './DataTableFrame.tsx'
import { DataTableHeader } from './DataTableHeader.tsx'
import { useScrollToFirstRowOnSort, useRowInView } from './rowInView.ts'
import { sortAnnouncement } from './sorting.ts'
import type { Rows } from './useRows.ts'

export interface DataTableProps<Row> {
  /** What the table lists; read aloud. */
  label: string
  /** The result of `useRows` with the same columns. */
  rows: Rows<Row>
  columns: readonly DataTableColumn<Row>[]
  /**
   * A row where not even the narrow table fits, as on a phone: a `RowCard`. Create the function outside the component, or
   * memoise it.
   */
  card?: ((row: Row) => ReactNode) | undefined
  /** The address that a row leads to. The row's name becomes a link, and a click anywhere on the row follows this link. */
  rowHref?: (row: Row) => string | undefined
  /**
   * Announced instead of the number of rows. Unlike that number, it is also announced when the table appears. '' announces
   * nothing.
   */
  announcedCount?: string | undefined
  /** Formats the number of rows, such as "28 invoices"; by default "28 rows". */
  countOf?: (count: number) => string
  /** Short text beside the number of rows, such as the total of the shown rows. */
  summary?: ReactNode
  /**
   * Key of the row that the table scrolls to at first, for example after a reload or Back. The row is then just below the
   * header. Without a key, or with '', the table does not scroll.
   */
  startRow?: string
  /** Called when scrolling has stopped and the first row in view has changed: with that row's key, or null at the top. */
  onRowInView?: (key: string | null) => void
  /** Shown if there are no rows. */
  emptyText: string
  /** Shown if the search hides all rows; says what was searched for. */
  noResultsText?: string
  /** An action below `noResultsText`, such as a button that shows all rows. */
  noResultsAction?: ReactNode
}

/**
 * A table of any length that can be sorted, searched, selected and printed. Where not all columns fit, it shows fewer, and
 * on a phone each row is a `card`. The table shows the result of `useRows` (see there for an example). While rows are loading,
 * or if loading fails, the screen must show something else in its place.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, columns, card, rowHref, countOf = rowCount, summary, emptyText } = props
  const { all, shown, isMatching, sort, setSort, isSelectable } = rows
  const isNothingFound = all.length > 0 && shown.length === 0 && !isMatching
  const count = isMatching ? '' : countLabel(shown.length, all.length, countOf)
  const { announcedCount } = props
  useAnnouncement(isNothingFound ? noResults : (announcedCount ?? count), {
    afterMs: typingDebounceMs,
    onlyChanges: announcedCount === undefined,
  })
  useAnnouncement(sortAnnouncement(columns, sort), { onlyChanges: true })
  const tableId = useId()
  const table = useRef<HTMLDivElement>(null)
  const [ended, setEnded] = useState<string>()
  const startRow = props.startRow === ended ? undefined : props.startRow
  const endStart = useCallback(() => setEnded(props.startRow), [props.startRow])
  useRowInView({ table, rows, startRow: props.startRow, onRowInView: props.onRowInView })
  useScrollToFirstRowOnSort(table, sort)
  return (
    <DataTableFrame columns={columns} isSelectable={isSelectable} hasCards={card !== undefined}>
      {(layout, grid) => (
        <>
          {all.length > 0 && (
            <div
              ref={table}
              role="table"
              aria-label={label}
              aria-rowcount={isMatching ? -1 : shown.length + 1}
              aria-colcount={columns.length + (isSelectable ? 1 : 0)}
              className={styles.table}
              style={grid}
            >
              <DataTableHeader
                tableId={tableId}
                columns={columns}
                layout={layout}
                sort={sort}
                onSort={setSort}
                selected={isSelectable ? rows.shownSelected : undefined}
                onToggleAll={rows.toggleAll}
              />
              {shown.length > 0 && (
                <DataTableBody
                  tableId={tableId}
                  rows={rows}
                  columns={columns}
                  layout={layout}
                  card={card}
                  rowHref={rowHref}
                  startRow={startRow}
                  onStarted={endStart}
                />
              )}
            </div>
          )}
          {all.length === 0 && <EmptyState title={emptyText} icon="search" />}
          {isMatching && shown.length === 0 && <Spinner label="Searching" />}
          {isNothingFound && (
            <EmptyState title={noResults} icon="search" action={props.noResultsAction}>
              {props.noResultsText}
            </EmptyState>
          )}
          {count !== '' && (
            <div className={classes(styles.foot, layout === 'cards' && styles.footOfCards)}>
              <span>{count}</span>
              {summary !== undefined && shown.length > 0 && <div className={styles.summary}>{summary}</div>}
            </div>
          )}
        </>
      )}
    </DataTableFrame>
  )
}

const noResults = 'No Results Found'

const rowCount = (count: number) => (count === 1 ? '1 row' : `${grouped(count)} rows`)

/** The number of rows, or for example "3 of 28 rows" if not all are shown; '' for an empty table. */
function countLabel(shown: number, all: number, countOf: (count: number) => string): string {
  if (all === 0) return ''
  return shown === all ? countOf(all) : `${grouped(shown)} of ${countOf(all)}`
}
