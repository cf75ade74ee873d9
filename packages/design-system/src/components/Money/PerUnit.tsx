import type { ReactNode } from 'react'
import * as styles from './Money.css.ts'

interface PerUnitProps {
  /** The unit, or a `Select` of units. */
  readonly children: ReactNode
}

/** The unit of the amount before it, such as "/ EA". In a column of prices, all amounts end on one edge. */
export function PerUnit({ children }: PerUnitProps) {
  return (
    <span className={styles.perUnit}>
      {/* Breaks before the slash only. */}
      {' /\u00A0'}
      {children}
    </span>
  )
}
