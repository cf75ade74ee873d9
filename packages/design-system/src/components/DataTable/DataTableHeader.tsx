import { memo } from 'react'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import type { Amount } from './selectRows.ts'
import * as styles from './DataTable.css.ts'
import { placeOf, type DataTableColumn } from './DataTableColumn.ts'
import { SelectBox } from './DataTableRow.tsx'
import { nextSort, type DataTableSort } from './sorting.ts'

interface SortProps {
  sort: DataTableSort | null
  onSort: (sort: DataTableSort | null) => void
}

interface DataTableHeaderProps extends SortProps {
  tableId: string
  columns: readonly DataTableColumn<never>[]
  /** Whether none, some or all of the shown rows are selected; undefined if rows cannot be selected. */
  selected: Amount | undefined
  onToggleAll: () => void
}

function HeaderOf(props: DataTableHeaderProps) {
  const { tableId, columns, sort, onSort, selected, onToggleAll } = props
  return (
    <div role="rowgroup" className={classes(styles.head, selected !== undefined && styles.headOnCards)}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {selected !== undefined && (
          <div role="columnheader" className={classes(styles.select, styles.selectAllBox)}>
            <SelectBox
              id={`${tableId}-all`}
              label="Select all"
              isSelected={selected === 'all'}
              isIndeterminate={selected === 'some'}
              onChange={onToggleAll}
            />
            <label htmlFor={`${tableId}-all`} aria-hidden className={styles.selectAll}>
              Select all
            </label>
          </div>
        )}
        {columns.map((column) => (
          <ColumnHeader
            key={column.key}
            column={column}
            place={placeOf(column, columns, selected !== undefined)}
            sort={sort}
            onSort={onSort}
          />
        ))}
      </div>
    </div>
  )
}

/** Memoised, so that typing and scrolling do not render the header again. */
export const DataTableHeader = memo(HeaderOf)

interface ColumnHeaderProps extends SortProps {
  column: DataTableColumn<never>
  place: string | undefined
}

function ColumnHeader({ column, place, sort, onSort }: ColumnHeaderProps) {
  const { key, header, hideHeader = false, align = 'start' } = column
  const className = classes(styles.header, styles.align[align], place)
  if (!column.sortBy) {
    return (
      <div role="columnheader" className={className}>
        <span className={classes(hideHeader && visuallyHidden)}>{header}</span>
      </div>
    )
  }
  const direction = sort?.key === key ? sort.direction : 'none'
  return (
    <div role="columnheader" aria-sort={direction} className={className}>
      <PlainButton onPress={() => onSort(nextSort(sort, key))} className={styles.sortButton}>
        {header}
        <span className={styles.sortSign}>
          <Icon name={signs[direction]} size="small" />
        </span>
      </PlainButton>
    </div>
  )
}

const signs = { none: 'sort', ascending: 'arrowUp', descending: 'arrowDown' } as const
