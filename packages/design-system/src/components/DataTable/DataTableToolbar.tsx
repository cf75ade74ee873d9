import type { ReactNode } from 'react'
import { useLocale } from '../DesignSystemProvider/format.ts'
import * as styles from './DataTableToolbar.css.ts'
import type { DataTableColumn } from './DataTableColumn.ts'
import { SortMenu } from './SortMenu.tsx'
import type { DataTableSort } from './sortRows.ts'

export interface DataTableToolbarProps {
  columns: readonly DataTableColumn<never>[]
  sort: DataTableSort | null
  onSort: (sort: DataTableSort | null) => void
  tools: ReactNode
  /** Rows that are shown, of all there are; undefined while it is not known. */
  shown: number
  all: number | undefined
  isLoading: boolean
}

/** Above the table: what narrows it down, how many rows that leaves, and how they are sorted. */
export function DataTableToolbar({ columns, sort, onSort, tools, shown, all, isLoading }: DataTableToolbarProps) {
  const { locale } = useLocale()
  return (
    <div className={styles.toolbar}>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
      <div role="status" className={styles.count}>
        {all === undefined ? isLoading && 'Loading' : countText(shown, all, locale)}
      </div>
      {all !== 0 && columns.some((column) => column.sortBy !== undefined) && (
        <SortMenu columns={columns} sort={sort} onSort={onSort} />
      )}
    </div>
  )
}

function countText(shown: number, all: number, locale: string): string {
  if (all === 0) return ''
  const total = all === 1 ? '1 row' : `${all.toLocaleString(locale)} rows`
  return shown === all ? total : `${shown.toLocaleString(locale)} of ${total}`
}
