import type { ReactNode } from 'react'
import * as styles from './RowGrid.css.ts'

interface RowControlsProps {
  unit: ReactNode
  quantity?: ReactNode
  action: ReactNode
}

/** The controls of one row outside of a `RowGrid`, in one line: such as at the lower edge of a dialog. */
export function RowControls({ unit, quantity, action }: RowControlsProps) {
  return (
    <div className={styles.controls}>
      <div className={styles.cell.unit}>{unit}</div>
      {quantity !== undefined && <div className={styles.cell.quantity}>{quantity}</div>}
      <div className={styles.wideAction}>{action}</div>
    </div>
  )
}
