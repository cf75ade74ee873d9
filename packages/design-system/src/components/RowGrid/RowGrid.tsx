import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { focusNextRow } from '../../focus/focusNextRow.ts'
import { buttonWidth } from '../OrderBar/OrderBar.css.ts'
import {
  allColumnsVariable,
  columnsNotPrinted,
  familyColumnsVariable,
  narrowColumnsVariable,
  narrowFamilyColumnsVariable,
  paperColumnsVariable,
  rowColumns,
} from './rowColumns.ts'
import type { RowColumn } from './rowColumns.ts'
import * as styles from './RowGrid.css.ts'
import { RowHeaders } from './RowGridRow.tsx'

export interface RowGridProps {
  /** Names the list for screen readers. */
  label: string
  /** The list's columns, each with its header, which may be ''. The order of columns is fixed. */
  columns: Partial<Record<RowColumn, string>>
  /** What the headers say about all rows, such as "Prices ex GST". Shown only where columns have no headers. */
  caption?: string | undefined
  /** Whether a unit follows each price (`PerUnit`). The header then ends with the amounts. */
  hasUnits?: boolean
  /** Whether the action of all rows is a single button, which needs less space than an `OrderBar`. */
  hasOnlyButtons?: boolean
  /** A checkbox that selects all rows. It is above the header, in line with the checkboxes of the rows. */
  selectAll?: ReactNode
  /** `RowGridRow` and `RowFamily` elements. */
  children: ReactNode
}

/**
 * Rows on one sheet, with a header that stays in view. Columns are equally wide in all rows, however long a name is. Where
 * columns do not fit, the controls are below the name. Enter in a field moves the focus to the quantity of the next row.
 */
export function RowGrid(props: RowGridProps) {
  const { label, columns, caption, hasUnits = false, hasOnlyButtons = false, selectAll, children } = props
  const present = rowColumns.filter((column) => columns[column] !== undefined)
  // In a grid without a total, the quantity is a field that the user fills in, so it is not printed.
  const hidesQuantity = columns.total === undefined
  const isSelectable = columns.select !== undefined
  const isOptional = (column: RowColumn) => column === 'stock' || (isSelectable && column === 'picture')
  const onPaper = (column: RowColumn) =>
    !columnsNotPrinted.includes(column) && !isOptional(column) && !(column === 'quantity' && hidesQuantity)
  // A family has one picture beside all its rows.
  const inFamily = present.filter((column) => column !== 'picture')
  const widths = hasOnlyButtons ? { ...styles.widths, action: buttonWidth } : styles.widths
  const tracks = (list: readonly RowColumn[]) => list.map((column) => `[${column}] ${widths[column]}`).join(' ')
  const variables: CSSProperties & Record<`--${string}`, string> = {
    [allColumnsVariable]: tracks(present),
    [narrowColumnsVariable]: tracks(present.filter((column) => !isOptional(column))),
    [familyColumnsVariable]: tracks(inFamily),
    [narrowFamilyColumnsVariable]: tracks(inFamily.filter((column) => !isOptional(column))),
    [paperColumnsVariable]: tracks(present.filter(onPaper)),
  }
  return (
    <div className={styles.frame}>
      <div
        className={classes(styles.sheet, hasOnlyButtons && styles.sheetOfButtons)}
        style={variables}
        data-hides-quantity={hidesQuantity || undefined}
      >
        {selectAll && <div className={styles.selectAll}>{selectAll}</div>}
        {caption !== undefined && (
          <div aria-hidden className={styles.caption}>
            {caption}
          </div>
        )}
        {/* Hidden from screen readers, because each row repeats the headers of its price and total. */}
        <div
          aria-hidden
          className={classes(
            styles.head,
            isSelectable && styles.headWithSelect,
            columns.total !== undefined && styles.headWithTotal,
            hasUnits && styles.headWithUnits,
          )}
        >
          <div className={styles.headRow}>
            {present.map((column) => (
              <span key={column} className={styles.headCell[column]}>
                {columns[column]}
              </span>
            ))}
          </div>
        </div>
        {/* The list only handles keys that are pressed in the fields of its rows. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <ul aria-label={label} className={styles.list} onKeyDown={focusNextRow}>
          <RowHeaders value={columns}>{children}</RowHeaders>
        </ul>
      </div>
    </div>
  )
}
