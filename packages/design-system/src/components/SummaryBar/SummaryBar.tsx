import { useRef, type ReactNode } from 'react'
import { bottomBarHeight } from '../../css/barHeights.ts'
import { classes } from '../../css/classes.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import { Money } from '../Money/Money.tsx'
import { Text } from '../Text/Text.tsx'
import * as styles from './SummaryBar.css.ts'

interface SummaryBarProps {
  /** Names the bar for screen readers. */
  label: string
  /** A short text above the amount, such as "Total inc GST"; '' for none. */
  note: string
  /** The main figure in cents; null if it is unknown, undefined for a bar without an amount. */
  amount?: number | null | undefined
  /** The button or link that belongs to the amount. */
  action: ReactNode
  /** Windows of this width do not show the bar, because they show its amount and action elsewhere. */
  until?: keyof typeof styles.until
}

/** A bar with a total and its action, always at the lower edge of phones, and usually of tablets. */
export function SummaryBar({ label, note, amount, action, until = 'desktop' }: SummaryBarProps) {
  const bar = useRef<HTMLElement>(null)
  // Measured, because larger text makes the bar higher.
  usePublishedHeight(bar, bottomBarHeight)
  return (
    <section ref={bar} aria-label={label} className={classes(styles.bar, styles.until[until])}>
      <div className={styles.figure}>
        {note !== '' && (
          <Text as="div" size="small" tone="subdued">
            {note}
          </Text>
        )}
        {amount !== undefined && (
          <Text as="div" size="large">
            <Money amount={amount} emphasis="strong" />
          </Text>
        )}
      </div>
      <div className={styles.action}>{action}</div>
    </section>
  )
}
