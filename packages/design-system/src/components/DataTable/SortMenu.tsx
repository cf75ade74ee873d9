import { memo } from 'react'
import { classes } from '../../css/classes.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import * as styles from './DataTableToolbar.css.ts'
import type { DataTableSort } from './sortRows.ts'

export interface SortMenuProps {
  columns: readonly DataTableColumn<never>[]
  sort: DataTableSort | null
  onSort: (sort: DataTableSort | null) => void
}

const unsorted = 'Unsorted'
const directions = ['ascending', 'descending'] as const

/** Every way to sort, for where there is no header to press. The browser's own list: a phone shows it best. */
export const SortMenu = memo(function SortMenu({ columns, sort, onSort }: SortMenuProps) {
  const ways = columns.flatMap((column) => {
    const { key, header } = column
    if (column.sortBy === undefined) return []
    return directions.map((direction) => ({ key, direction, label: `${header}, ${direction}` }))
  })
  const current = ways.find(({ key, direction }) => key === sort?.key && direction === sort.direction)
  const choose = (label: string) => {
    const chosen = ways.find((way) => way.label === label)
    onSort(chosen ? { key: chosen.key, direction: chosen.direction } : null)
  }
  return (
    <label className={styles.sortMenu}>
      <span className={styles.sortLabel}>Sort by</span>
      <select
        value={current?.label ?? unsorted}
        onChange={(event) => choose(event.target.value)}
        className={classes(field.box, styles.sortList)}
      >
        <option>{unsorted}</option>
        {ways.map(({ key, direction, label }) => (
          <option key={`${direction} ${key}`}>{label}</option>
        ))}
      </select>
    </label>
  )
})
