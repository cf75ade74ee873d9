import { memo } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './DataTable.css.ts'
import type { CellPlan } from './planCells.ts'
import { RowLink } from './RowLink.tsx'
import { SelectBox } from './SelectBox.tsx'

export interface DataTableRowProps<Row> {
  /** Of the table, from which the ids within are made. */
  tableId: string
  row: Row
  /** In what is shown, from 0. */
  position: number
  cells: readonly CellPlan<Row>[]
  href: string | undefined
  /** Undefined where rows cannot be selected. */
  isSelected: boolean | undefined
  onToggle: (position: number, isRange: boolean) => void
  measure: ((row: HTMLElement | null) => void) | undefined
}

function RowOf<Row>(props: DataTableRowProps<Row>) {
  const { tableId, row, position, cells, href, isSelected, onToggle, measure } = props
  const headerId = `${tableId}-${position}`
  return (
    <div
      role="row"
      aria-rowindex={position + 2}
      data-index={position}
      data-selected={isSelected || undefined}
      ref={measure}
      className={classes(styles.row, href !== undefined && styles.linked)}
    >
      {isSelected !== undefined && (
        <div role="cell" className={styles.select}>
          <SelectBox
            id={`${headerId}-select`}
            label="Select"
            of={headerId}
            isSelected={isSelected}
            onChange={(isRange) => onToggle(position, isRange)}
          />
        </div>
      )}
      {cells.map(({ column, isName, className }) => {
        const content = column.cell(row)
        return (
          <div
            key={column.key}
            role={isName ? 'rowheader' : 'cell'}
            id={isName && isSelected !== undefined ? headerId : undefined}
            data-header={column.header}
            className={className}
          >
            {isName && href !== undefined ? <RowLink href={href}>{content}</RowLink> : content}
          </div>
        )
      })}
    </div>
  )
}

/** Drawn anew only when something of this row changes. */
export const DataTableRow: <Row>(props: DataTableRowProps<Row>) => ReactNode = memo(RowOf)
