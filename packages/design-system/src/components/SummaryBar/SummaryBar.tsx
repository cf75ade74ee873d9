import { useRef, type ReactNode } from 'react'
import { bottomBarHeight } from '../../css/barHeights.ts'
import { classes } from '../../css/classes.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import * as styles from './SummaryBar.css.ts'

interface SummaryBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** The most important figure, such as a total. */
  children: ReactNode
  /** The one button or link that belongs to the figure. */
  action: ReactNode
  /** The screens that show it are narrower than this: `desktop` where the figure has no place beside the content before. */
  below?: keyof typeof styles.below
}

/** On small screens, a bar with a total and its action that stays at the lower edge of the window. Wider ones hide it. */
export function SummaryBar({ label, children, action, below = 'tablet' }: SummaryBarProps) {
  const bar = useRef<HTMLElement>(null)
  // Measured, because the bar is higher when its text is larger.
  usePublishedHeight(bar, bottomBarHeight)
  return (
    <section ref={bar} aria-label={label} className={classes(styles.bar, styles.below[below])}>
      <div className={styles.figure}>{children}</div>
      <div className={styles.action}>{action}</div>
    </section>
  )
}
