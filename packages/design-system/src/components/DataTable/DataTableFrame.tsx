import type { CSSProperties, ReactNode } from 'react'
import * as styles from './DataTable.css.ts'
import { fewerColumns, gridTemplate, minTableWidth } from './DataTableColumn.ts'
import type { DataTableColumn } from './DataTableColumn.ts'

interface DataTableFrameProps {
  columns: readonly DataTableColumn<never>[]
  isSelectable: boolean
  /** @param grid Style for the table's element: sets the column widths as CSS variables */
  children: (grid: CSSProperties) => ReactNode
}

/** The sheet around a table. It sets the widths below which the table has fewer columns, or cards. */
export function DataTableFrame({ columns, isSelectable, children }: DataTableFrameProps) {
  const fewer = fewerColumns(columns)
  const grid = {
    [styles.columns.all]: gridTemplate(columns, isSelectable),
    [styles.columns.few]: gridTemplate(fewer, isSelectable),
  }
  return (
    <div className={styles.frame} style={{ fontSize: `${minTableWidth(columns, isSelectable) / 10}rem` }}>
      <div className={styles.innerFrame} style={{ fontSize: `${minTableWidth(fewer, isSelectable) / 10}rem` }}>
        <div className={styles.sheet}>{children(grid)}</div>
      </div>
    </div>
  )
}
