import type { ReactNode } from 'react'
import { listItems } from '../../layout/Stack.tsx'
import * as styles from './BottomBar.css.ts'

interface BottomBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** Links, each as a list item. */
  children: ReactNode
}

/** Links at the end of the page. For actions on selected rows use an `ActionBar`. */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <nav aria-label={label} className={styles.bar}>
      <ul className={styles.inner}>{listItems(children)}</ul>
    </nav>
  )
}
