import { useRef, type ReactNode } from 'react'
import { bottomBarHeight } from '../../css/barHeights.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import * as styles from './SummaryBar.css.ts'

interface SummaryBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** The most important figure, such as a total. */
  children: ReactNode
  /** The one button or link for it. */
  action: ReactNode
}

/** On a phone, a total and its action at the lower edge of the window at every scroll position. Wider screens hide it. */
export function SummaryBar({ label, children, action }: SummaryBarProps) {
  const bar = useRef<HTMLElement>(null)
  // Measured, because it is higher where its text is larger.
  usePublishedHeight(bar, bottomBarHeight)
  return (
    <section ref={bar} aria-label={label} className={styles.bar}>
      <div className={styles.figure}>{children}</div>
      <div className={styles.action}>{action}</div>
    </section>
  )
}
