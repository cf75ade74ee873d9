import { useRef, type ReactNode } from 'react'
import { bottomBarHeight } from '../../css/barHeights.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import * as styles from './SummaryBar.css.ts'

interface SummaryBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** The most important figure, such as a total. */
  children: ReactNode
  /** The one button or link that belongs to the figure. */
  action: ReactNode
}

/** On a phone, a bar with a total and its action that stays at the lower edge of the window. Wider screens hide it. */
export function SummaryBar({ label, children, action }: SummaryBarProps) {
  const bar = useRef<HTMLElement>(null)
  // Measured, because the bar is higher when its text is larger.
  usePublishedHeight(bar, bottomBarHeight)
  return (
    <section ref={bar} aria-label={label} className={styles.bar}>
      <div className={styles.figure}>{children}</div>
      <div className={styles.action}>{action}</div>
    </section>
  )
}
