import { useCallback, useId, useState } from 'react'
import type { ReactNode } from 'react'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import * as styles from './DataTable.css.ts'
import { DataTableBody } from './DataTableBody.tsx'
import { gridTemplate, leastWidth } from './DataTableColumn.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { DataTableHeader } from './DataTableHeader.tsx'
import { DataTableToolbar } from './DataTableToolbar.tsx'
import type { DataTableSort } from './sortRows.ts'
import { useSelection } from './useSelection.ts'
import { useShownRows } from './useShownRows.ts'

export interface DataTableProps<Row> {
  /** What the table lists, read aloud. */
  label: string
  columns: readonly DataTableColumn<Row>[]
  /** Undefined while they load. */
  rows: readonly Row[] | undefined
  /** What a selection names a row by. Like all functions here, made once: what follows from it is kept until it changes. */
  rowKey: (row: Row) => string
  /** Where a row leads: its header becomes a link, and a click anywhere on it follows. */
  rowHref?: (row: Row) => string | undefined
  /** Keys of the rows that are selected. With it, every row has a checkbox. */
  selection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** The table keeps the sort itself unless it is given one. */
  sort?: DataTableSort | null
  onSortChange?: (sort: DataTableSort | null) => void
  /** Only rows with all of its words in their `searchText` are shown. The field, and how long it waits, is the screen's. */
  search?: string
  searchText?: (row: Row) => string
  /** Fields that narrow down what is shown, such as the search. */
  tools?: ReactNode
  /** When there are no rows. */
  emptyText: string
  emptyAction?: ReactNode
  /** The rows could not be loaded. */
  failure?: { title: string; message: string; onRetry?: () => void } | undefined
}

/** A list of any length: sorted, searched, selected, printed; on a narrow screen each row is a card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowKey, rowHref, selection, onSelectionChange, onSortChange, failure } = props
  const { search = '', searchText, emptyText, emptyAction, tools } = props
  const [ownSort, setOwnSort] = useState<DataTableSort | null>(null)
  const sort = props.sort === undefined ? ownSort : props.sort
  const changeSort = useCallback(
    (next: DataTableSort | null) => {
      setOwnSort(next)
      onSortChange?.(next)
    },
    [onSortChange],
  )
  const tableId = useId()
  const shown = useShownRows({ rows, columns, sort, search, searchText })
  const { selected, toggle, toggleAll } = useSelection({ shown, rowKey, selection, onChange: onSelectionChange })
  const isSelectable = selection !== undefined
  const isLoading = rows === undefined && !failure

  return (
    <div className={styles.surroundings}>
      <DataTableToolbar
        columns={columns}
        sort={sort}
        onSort={changeSort}
        tools={tools}
        shown={shown.length}
        all={rows?.length}
        isLoading={isLoading}
      />
      <div className={styles.frame} style={{ fontSize: `${leastWidth(columns, isSelectable) / 10}rem` }}>
        <div className={styles.sheet}>
          {rows === undefined && failure ? (
            <ErrorState {...failure} />
          ) : (
            <div
              role="table"
              aria-label={label}
              aria-busy={isLoading}
              aria-rowcount={shown.length + 1}
              aria-colcount={columns.length + (isSelectable ? 1 : 0)}
              className={styles.table}
              style={{ gridTemplateColumns: gridTemplate(columns, isSelectable) }}
            >
              <DataTableHeader
                tableId={tableId}
                columns={columns}
                sort={sort}
                onSort={changeSort}
                selected={selected}
                onToggleAll={toggleAll}
              />
              {shown.length > 0 && (
                <DataTableBody
                  tableId={tableId}
                  shown={shown}
                  rowKey={rowKey}
                  columns={columns}
                  rowHref={rowHref}
                  selection={selection}
                  onToggle={toggle}
                />
              )}
            </div>
          )}
          {isLoading && (
            <div className={styles.instead}>
              <Skeleton lines={8} />
            </div>
          )}
          {rows && shown.length === 0 && (
            <EmptyState
              title={rows.length === 0 ? emptyText : 'No Results Found'}
              action={rows.length === 0 && emptyAction}
              icon="search"
            />
          )}
        </div>
      </div>
    </div>
  )
}
