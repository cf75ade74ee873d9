import type { ReactNode } from 'react'
import { below } from '../css/breakpoints.ts'
import { classes } from '../css/classes.ts'
import { useMediaQuery } from '../parts/useMediaQuery.ts'
import * as styles from './Split.css.ts'

interface SplitProps {
  /** Side of the narrow column. If only one column fits, `start` is above the main column and `end` below it. */
  side: keyof typeof styles.side
  /** The narrow column. */
  aside: ReactNode
  /** The main column. */
  children: ReactNode
  /**
   * For screens where only one column fits. `stack`, the default, uses the order described at `side` and `isMainLong`. `last`
   * puts the narrow column below the main column.
   */
  whenNarrow?: 'stack' | 'last'
  /**
   * Set this if the main column may be long. Screen readers and the keyboard then reach an `end` column first, because it
   * is visible before most of the main column. If only one column fits, the `end` column is above the main column.
   */
  isMainLong?: boolean
  /** Keeps the narrow column in view while the main column scrolls. */
  isSticky?: boolean
  /** The window's width from which the columns are side by side. On a tablet an `end` column is narrower. */
  from?: 'tablet' | 'desktop'
}

/** A main column and a narrow column, one below the other in narrow windows. */
export function Split({
  side,
  aside,
  children,
  whenNarrow = 'stack',
  isMainLong = false,
  isSticky = false,
  from = 'desktop',
}: SplitProps) {
  const isNarrow = useMediaQuery(below(from))
  const ofNarrow = [styles.column, isSticky && styles.stickyColumn[from], isMainLong && styles.lastColumn[from]]
  const narrow = (
    <div key="narrow" className={classes(...ofNarrow)}>
      {aside}
    </div>
  )
  const main = (
    <div key="main" className={styles.column}>
      {children}
    </div>
  )
  // Changes the order of the elements, not only where they are shown, so that screen readers and the keyboard follow this
  // order.
  const isFirst = (isMainLong || side === 'start') && !(isNarrow && whenNarrow === 'last')
  const names = [styles.split, styles.side[side], from === 'tablet' && styles.onTablets]
  return <div className={classes(...names)}>{isFirst ? [narrow, main] : [main, narrow]}</div>
}
