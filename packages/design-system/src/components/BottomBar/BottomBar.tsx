import type { ReactNode } from 'react'
import * as styles from './BottomBar.css.ts'

export interface BottomBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** Links. */
  children: ReactNode
}

/** Closes the page with further places to go. What can be done with selected rows is an `ActionBar`. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <div className={styles.inner}>{children}</div>
    </nav>
  )
}
