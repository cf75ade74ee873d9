import { useRef, type ReactNode } from 'react'
import { bottomBarHeight } from '../../css/barHeights.ts'
import { classes } from '../../css/classes.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import * as styles from './SummaryBar.css.ts'

interface SummaryBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** The main figure, such as a total. */
  children: ReactNode
  /** The button or link that belongs to the figure. */
  action: ReactNode
  /**
   * The bar is shown on screens narrower than this: `desktop` if the figure has no space beside the content below that
   * width.
   */
  below?: keyof typeof styles.below
}

/** A bar with a total and its action, always at the lower edge of small screens. Wider screens hide it. */
export function SummaryBar({ label, children, action, below = 'tablet' }: SummaryBarProps) {
  const bar = useRef<HTMLElement>(null)
  // Measured, because larger text makes the bar higher.
  usePublishedHeight(bar, bottomBarHeight)
  return (
    <section ref={bar} aria-label={label} className={classes(styles.bar, styles.below[below])}>
      <div className={styles.figure}>{children}</div>
      <div className={styles.action}>{action}</div>
    </section>
  )
}
