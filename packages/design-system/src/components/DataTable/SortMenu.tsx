import { memo } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import * as look from '../../parts/buttonStyles.css.ts'
import { Select } from '../Select/Select.tsx'
import type { DataTableColumn } from './DataTableColumn.ts'
import { notSorted, sortLabel, type DataTableSort } from './sorting.ts'
import * as styles from './SortMenu.css.ts'

interface SortMenuProps {
  columns: readonly DataTableColumn<never>[]
  sort: DataTableSort | null
  onSort: (sort: DataTableSort | null) => void
  /** `button` is for a toolbar; `field` shows the sort in effect. */
  variant?: 'button' | 'field'
}

const directions = ['ascending', 'descending'] as const

/**
 * All ways to sort in one list. Cards need this menu, because they have no headers to press. It is a native `select`,
 * because phones show native lists best.
 */
export const SortMenu = memo(function SortMenu({ columns, sort, onSort, variant = 'button' }: SortMenuProps) {
  const sorts = columns.flatMap((column) => {
    if (column.sortBy === undefined) return []
    return directions.map((direction) => ({ key: column.key, direction, label: sortLabel(column, direction) }))
  })
  const current = sorts.find(({ key, direction }) => key === sort?.key && direction === sort.direction)
  const choose = (label: string) => {
    const chosen = sorts.find((option) => option.label === label)
    onSort(chosen ? { key: chosen.key, direction: chosen.direction } : null)
  }
  const labels = [notSorted, ...sorts.map(({ label }) => label)]
  const value = current?.label ?? notSorted
  if (variant === 'field') {
    const options = labels.map((label) => ({ value: label, label }))
    return <Select label="Sort by" options={options} value={value} onChange={choose} />
  }
  return (
    <span className={classes(look.button, look.size.small, look.look.secondary.brand, styles.button)}>
      {/* Shows a word instead of the sort icon, because the table's headers already use that icon. */}
      <span aria-hidden>Sort</span>
      <Icon name="chevronDown" size="small" />
      <select
        aria-label="Sort by"
        value={value}
        onChange={(event) => choose(event.target.value)}
        className={styles.invisibleSelect}
      >
        {labels.map((label) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </span>
  )
})
