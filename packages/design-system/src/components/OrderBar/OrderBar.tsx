import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import * as styles from './OrderBar.css.ts'

export interface OrderBarProps {
  /** A `Select` with the product's units, beside the bar. Leave it out where the price shows the unit. */
  unit?: ReactNode
  /** A `QuantityStepper` of full width. Leave it out for a product that is ordered in a dialog. */
  quantity?: ReactNode
  /** A `Button` of full width that adds the quantity to the cart. */
  action: ReactNode
  /** On phones the quantity has no plus and minus, for places with little width. */
  isNarrowOnPhone?: boolean
}

/** A quantity and the button that adds it, joined to one control. */
export function OrderBar({ unit, quantity, action, isNarrowOnPhone = false }: OrderBarProps) {
  return (
    <div className={styles.bar}>
      {unit !== undefined && <div className={styles.unit}>{unit}</div>}
      {quantity !== undefined && (
        <div className={classes(styles.quantity, isNarrowOnPhone && styles.narrowOnPhone)}>{quantity}</div>
      )}
      <div className={styles.action}>{action}</div>
    </div>
  )
}
