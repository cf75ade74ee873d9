import { memo } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { classes } from '../../css/classes.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as look from '../../parts/buttonStyles.css.ts'
import * as button from '../IconButton/IconButton.css.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import * as styles from './SortMenu.css.ts'
import { notSorted, sortLabel } from './sorting.ts'
import type { DataTableSort } from './sorting.ts'

interface SortMenuProps {
  columns: readonly DataTableColumn<never>[]
  sort: DataTableSort | null
  onSort: (sort: DataTableSort | null) => void
  /** `icon` is a button in a line of tools, `field` has a visible label. */
  variant?: 'icon' | 'field'
}

const directions = ['ascending', 'descending'] as const

/** All sorts in one list, also for rows without headers to press. A native list, which phones show best. */
export const SortMenu = memo(function SortMenu({ columns, sort, onSort, variant = 'icon' }: SortMenuProps) {
  const sorts = columns.flatMap((column) => {
    if (column.sortBy === undefined) return []
    return directions.map((direction) => ({ key: column.key, direction, label: sortLabel(column, direction) }))
  })
  const current = sorts.find(({ key, direction }) => key === sort?.key && direction === sort.direction)
  const choose = (label: string) => {
    const chosen = sorts.find((option) => option.label === label)
    onSort(chosen ? { key: chosen.key, direction: chosen.direction } : null)
  }
  const list = (className: string) => (
    <select
      aria-label="Sort by"
      value={current?.label ?? notSorted}
      onChange={(event) => choose(event.target.value)}
      className={className}
    >
      <option>{notSorted}</option>
      {sorts.map(({ key, direction, label }) => (
        <option key={`${direction} ${key}`}>{label}</option>
      ))}
    </select>
  )
  if (variant === 'field') {
    return (
      <div className={field.field}>
        <span aria-hidden className={field.label}>
          Sort by
        </span>
        {list(classes(field.box, styles.list))}
      </div>
    )
  }
  return (
    <span title="Sort by" className={classes(look.button, look.look.secondary.brand, button.square, styles.icon)}>
      <Icon name="sort" />
      {list(styles.cover)}
    </span>
  )
})
