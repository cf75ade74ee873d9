import type { ReactNode } from 'react'
import * as styles from './BottomBar.css.ts'

export interface BottomBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** Links. */
  children: ReactNode
}

/** Links at the end of the page. For actions on selected rows use an `ActionBar`. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <div className={styles.inner}>{children}</div>
    </nav>
  )
}
