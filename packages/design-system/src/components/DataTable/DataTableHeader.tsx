import { memo } from 'react'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as styles from './DataTable.css.ts'
import {
  columnsApart,
  headClass,
  headerClass,
  sideBySide,
  type DataTableColumn,
  type Layout,
} from './DataTableColumn.ts'
import { SelectBox } from './DataTableRow.tsx'
import * as cards from './RowCard.css.ts'
import type { Amount } from './selectRows.ts'
import { nextSort, type DataTableSort } from './sorting.ts'

interface SortProps {
  sort: DataTableSort | null
  onSort: (sort: DataTableSort | null) => void
}

interface DataTableHeaderProps extends SortProps {
  tableId: string
  columns: readonly DataTableColumn<never>[]
  layout: Layout
  /** Whether none, some or all of the shown rows are selected; undefined if rows cannot be selected. */
  selected: Amount | undefined
  onToggleAll: () => void
}

function HeaderOf(props: DataTableHeaderProps) {
  const { tableId, columns, layout, sort, onSort, selected, onToggleAll } = props
  const isOfCards = layout === 'cards'
  const shown = sideBySide(columns, layout)
  const apart = columnsApart(shown)
  const all = selected !== undefined && (
    <SelectBox
      id={`${tableId}-all`}
      label="Select all"
      isSelected={selected === 'all'}
      isIndeterminate={selected === 'some'}
      onChange={onToggleAll}
    />
  )
  return (
    <div role="rowgroup" className={headClass(layout, selected !== undefined)}>
      <div role="row" aria-rowindex={1} className={isOfCards ? undefined : styles.cells}>
        {all && (
          <div role="columnheader" className={isOfCards ? cards.selectAll : styles.select.wide}>
            {all}
            {isOfCards && (
              <label htmlFor={`${tableId}-all`} aria-hidden className={cards.selectAllLabel}>
                Select all
              </label>
            )}
          </div>
        )}
        {!isOfCards &&
          shown.map((column) => (
            <ColumnHeader
              key={column.key}
              column={column}
              isApart={apart.has(column.key)}
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
  isApart: boolean
}

function ColumnHeader({ column, isApart, sort, onSort }: ColumnHeaderProps) {
  const { key, header, kind } = column
  const className = headerClass(column, isApart)
  if (!column.sortBy) {
    return (
      <div role="columnheader" className={className}>
        <span className={classes(kind === 'action' && visuallyHidden)}>{header}</span>
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
