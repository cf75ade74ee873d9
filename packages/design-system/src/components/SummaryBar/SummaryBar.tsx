import type { ReactNode } from 'react'
import * as styles from './SummaryBar.css.ts'

export interface SummaryBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** The figure that matters, such as a total. */
  children: ReactNode
  /** The one button or link for it. */
  action: ReactNode
}

/** On a phone, a total and its action at the lower edge of the window at every scroll position. Wider screens hide it. */
export function SummaryBar({ label, children, action }: SummaryBarProps) {
  return (
    <section aria-label={label} className={styles.bar}>
      <div className={styles.figure}>{children}</div>
      <div className={styles.action}>{action}</div>
    </section>
  )
}
