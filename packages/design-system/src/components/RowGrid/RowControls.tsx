import type { ReactNode } from 'react'
import * as styles from './RowGrid.css.ts'

interface RowControlsProps {
  unit: ReactNode
  quantity?: ReactNode
  action: ReactNode
}

/** A row's controls on one line, outside a `RowGrid`: for example at the lower edge of a dialog. */
export function RowControls({ unit, quantity, action }: RowControlsProps) {
  return (
    <div className={styles.wide}>
      <div className={styles.wideCell.unit}>{unit}</div>
      {quantity !== undefined && <div className={styles.wideCell.quantity}>{quantity}</div>}
      <div className={styles.wideCell.action}>{action}</div>
    </div>
  )
}
