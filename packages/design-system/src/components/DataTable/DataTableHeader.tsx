import { memo } from 'react'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { Icon } from '../../icons/Icon.tsx'
import * as styles from './DataTable.css.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { SelectBox } from './SelectBox.tsx'
import type { DataTableSort } from './sortRows.ts'
import { nextSort } from './sortRows.ts'

export interface DataTableHeaderProps {
  tableId: string
  columns: readonly DataTableColumn<never>[]
  sort: DataTableSort | null
  onSort: (sort: DataTableSort | null) => void
  /** How many of the rows shown are selected; undefined where rows cannot be. */
  selected: 'none' | 'some' | 'all' | undefined
  onToggleAll: () => void
}

function HeaderOf(props: DataTableHeaderProps) {
  const { tableId, columns, sort, onSort, selected, onToggleAll } = props
  return (
    <div role="rowgroup" className={classes(styles.head, selected !== undefined && styles.headOnCards)}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        {selected !== undefined && (
          <div role="columnheader" className={styles.select}>
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
          <ColumnHeader key={column.key} column={column} sort={sort} onSort={onSort} />
        ))}
      </div>
    </div>
  )
}

/** Typing and scrolling leave it alone. */
export const DataTableHeader = memo(HeaderOf)

type ColumnHeaderProps = Pick<DataTableHeaderProps, 'sort' | 'onSort'> & { column: DataTableColumn<never> }

function ColumnHeader({ column, sort, onSort }: ColumnHeaderProps) {
  const { key, header, hideHeader = false, align = 'start' } = column
  const className = classes(styles.header, styles.align[align])
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
      <button type="button" onClick={() => onSort(nextSort(sort, key))} className={styles.sortButton}>
        {header}
        {direction !== 'none' && <Icon name={direction === 'ascending' ? 'chevronUp' : 'chevronDown'} size="small" />}
      </button>
    </div>
  )
}
