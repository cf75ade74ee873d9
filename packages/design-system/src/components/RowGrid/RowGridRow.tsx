import { createContext, use, useEffect, useRef, type ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { VisuallyHidden } from '../../layout/Hidden.tsx'
import { keepMeasures } from '../../parts/keepMeasures.tsx'
import { Heading } from '../Heading/Heading.tsx'
import type { RowColumn } from './rowColumns.ts'
import * as styles from './RowGrid.css.ts'

/**
 * The grid's headers. For screen readers, which read a row as one list item, each row repeats the headers of its price and
 * total.
 */
export const RowHeaders = createContext<Partial<Record<RowColumn, string>>>({})

interface RowGridRowProps {
  /** A `Checkbox`, if the row can be selected. */
  select?: ReactNode
  picture?: ReactNode
  /**
   * The row's subject: a `TextButton` that opens it, or a text. A text is never cut off, because its end, such as a size,
   * could not be read anywhere else. The name is a heading, one level below the screen's heading.
   */
  name: ReactNode
  /** Whether the name takes the focus when this becomes true. */
  takesFocus?: boolean
  /** A line below the name, such as a code. */
  detail?: ReactNode
  /** A short text after the detail: how many are in the cart, for example. */
  mark?: ReactNode
  /** More about the row, on a line below the detail and the stock, or beside them if there is space. */
  note?: ReactNode
  /** What the user must decide, on its own line below the name and the price. */
  problem?: ReactNode
  /** Has its own column if there is space, otherwise it is beside the detail. */
  stock?: ReactNode
  price?: ReactNode
  /** A short text below the price, such as how many are in the cart. The row stays as high when the text appears. */
  belowPrice?: ReactNode
  /** The unit of the quantity: a `Select`, or a text. Before the quantity, in one line with it. */
  unit?: ReactNode
  quantity?: ReactNode
  /** The price of the whole row. */
  total?: ReactNode
  action?: ReactNode
  /** A button with only an icon, such as for removing the row. */
  tool?: ReactNode
}

/** A row of a `RowGrid`. Leave out values for which the grid has no column. */
export function RowGridRow({ takesFocus = false, ...row }: RowGridRowProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const controls = (['unit', 'quantity', 'action', 'tool'] as const).filter((column) => row[column] !== undefined)
  const isInPlace = row.price !== undefined && row.quantity !== undefined && row.select === undefined
  return (
    <li className={styles.item}>
      <article
        className={classes(
          styles.row,
          row.select !== undefined && styles.rowWithSelect,
          row.total !== undefined && styles.rowWithTotal,
          row.action !== undefined && styles.rowWithAction,
          row.unit !== undefined ? styles.rowWithUnit : isInPlace && styles.rowWithQuantity,
        )}
      >
        {row.select !== undefined && <div className={styles.cell.select}>{row.select}</div>}
        {row.picture !== undefined && <div className={styles.cell.picture}>{row.picture}</div>}
        <div className={styles.cell.name}>
          <Heading level={2} size="inherit" isFocusTarget={takesFocus} ref={heading}>
            {keepMeasures(row.name)}
          </Heading>
          {(row.detail !== undefined || row.stock !== undefined) && (
            <div className={styles.detail}>
              {row.detail}
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
            {row.belowPrice && <div className={styles.belowPrice}>{row.belowPrice}</div>}
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
              <div key={column} className={styles.cell[column]}>
                {row[column]}
              </div>
            ))}
          </div>
        )}
      </article>
    </li>
  )
}

/** Tells screen readers whether an amount is the price or the total. */
function HeaderOf({ column }: { column: 'price' | 'total' }) {
  const header = use(RowHeaders)[column]
  return header !== undefined && <VisuallyHidden>{header}</VisuallyHidden>
}
