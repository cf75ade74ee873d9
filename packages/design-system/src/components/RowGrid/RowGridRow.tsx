import { createContext, use, type ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Heading } from '../Heading/Heading.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './RowGrid.css.ts'
import type { RowColumn } from './rowColumns.ts'

/** The headers of the grid. Rows repeat them for screen readers, which read a row as one list item. */
export const RowHeaders = createContext<Partial<Record<RowColumn, string>>>({})

interface RowGridRowProps {
  /** A `Checkbox`, for a row that may be selected. */
  select?: ReactNode
  picture?: ReactNode
  /**
   * What the row is about: a `TextButton` that opens it, or a text, which is never cut off, because its end, such as a size,
   * could be read nowhere else. Its heading level is below that of the screen.
   */
  name: ReactNode
  /** A line below the name, such as a code. */
  detail?: ReactNode
  /** After the detail and its unit, such as how much is in the cart. */
  mark?: ReactNode
  /** More about the row, on a line below the detail and the stock unless there is room beside them. */
  note?: ReactNode
  /** What needs a decision of the user, on a line of its own that is as wide as the name and the price. */
  problem?: ReactNode
  /** In a column of its own if there is room for it, otherwise beside the detail. */
  stock?: ReactNode
  price?: ReactNode
  /** A picker. If there is nothing to pick, a text, which a phone shows beside the detail unless there is a price. */
  unit?: ReactNode
  quantity?: ReactNode
  /** What the whole row costs. */
  total?: ReactNode
  action?: ReactNode
  /** A button with only an icon, such as remove. */
  tool?: ReactNode
}

/** One row of a `RowGrid`. Values without a column in the grid must be left out. */
export function RowGridRow(row: RowGridRowProps) {
  const controls = (['unit', 'quantity', 'action', 'tool'] as const).filter((column) => row[column] !== undefined)
  const unitText = typeof row.unit === 'string' ? row.unit : undefined
  return (
    <li className={styles.item}>
      <article
        className={classes(
          styles.row,
          row.select !== undefined && styles.rowWithSelect,
          row.total !== undefined && styles.rowWithTotal,
        )}
      >
        {row.select !== undefined && <div className={styles.cell.select}>{row.select}</div>}
        {row.picture !== undefined && <div className={styles.cell.picture}>{row.picture}</div>}
        <div className={styles.cell.name}>
          <Heading level={2} size="inherit">
            {row.name}
          </Heading>
          {(row.detail !== undefined || row.stock !== undefined) && (
            <div className={styles.detail}>
              {row.detail}
              {unitText !== undefined && row.price === undefined && (
                <span className={styles.unitInDetail}>{unitText}</span>
              )}
              {row.mark}
              {row.stock !== undefined && <span className={styles.stockInDetail}>{row.stock}</span>}
              {row.note !== undefined && <div className={styles.note}>{row.note}</div>}
            </div>
          )}
          {row.problem !== undefined && <div className={styles.problem}>{row.problem}</div>}
        </div>
        {row.stock !== undefined && <div className={styles.cell.stock}>{row.stock}</div>}
        {row.price !== undefined && (
          <div className={classes(styles.cell.price, row.total !== undefined && styles.belowTotal)}>
            <HeaderOf column="price" />
            {row.price}
          </div>
        )}
        {row.total !== undefined && (
          <div className={styles.cell.total}>
            <HeaderOf column="total" />
            {row.total}
          </div>
        )}
        {controls.length > 0 && (
          <div className={classes(styles.controls, styles.belowName)}>
            {controls.map((column) => (
              <div
                key={column}
                className={classes(styles.cell[column], column === 'unit' && unitText !== undefined && styles.unitText)}
              >
                {row[column]}
              </div>
            ))}
          </div>
        )}
      </article>
    </li>
  )
}

/** Names an amount for screen readers. */
function HeaderOf({ column }: { column: 'price' | 'total' }) {
  const header = use(RowHeaders)[column]
  return header !== undefined && <VisuallyHidden>{header}</VisuallyHidden>
}
