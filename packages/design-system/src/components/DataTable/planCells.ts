import { classes } from '../../css/classes.ts'
import * as styles from './DataTable.css.ts'
import type { DataTableColumn } from './DataTableColumn.ts'

/** What the cells of a column have in common. */
export interface CellPlan<Row> {
  column: DataTableColumn<Row>
  /** Names the row. */
  isName: boolean
  className: string
}

export function planCells<Row>(columns: readonly DataTableColumn<Row>[]): CellPlan<Row>[] {
  const name = columns.find((column) => column.isRowHeader) ?? columns[0]
  return columns.map((column) => {
    const { align = 'start', onCard = 'detail' } = column
    const isName = column === name
    const className = classes(styles.cell, styles.align[align], styles.onCard[isName ? 'name' : onCard])
    return { column, isName, className }
  })
}
