import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { useMediaQuery } from '../parts/useMediaQuery.ts'
import * as styles from './Split.css.ts'

interface SplitProps {
  /** The side of the narrow column. Without room for both, `start` is above the main column and `end` below it. */
  side: keyof typeof styles.side
  /** The narrow column. */
  aside: ReactNode
  /** The main column. */
  children: ReactNode
  /**
   * `last` puts a `start` column below the main one where there is no room for both. `firstOnTablets` puts an `end` column
   * above it on a tablet, which shows both at once, but not on a phone.
   */
  whenNarrow?: 'stack' | 'last' | 'firstOnTablets'
  /**
   * The main column may be long. An `end` column then comes first for screen readers and the keyboard, because it is seen
   * first. Without room for both, it stands above the main column.
   */
  isMainLong?: boolean
  /** Keeps the narrow column in view while the main one is scrolled. */
  isSticky?: boolean
}

/** A main and a narrow column, one below the other on phones and tablets. */
export function Split({
  side,
  aside,
  children,
  whenNarrow = 'stack',
  isMainLong = false,
  isSticky = false,
}: SplitProps) {
  const isNarrow = useMediaQuery(styles.narrow)
  const isFirstOnTablets = whenNarrow === 'firstOnTablets'
  const isTablet = useMediaQuery(styles.tablet)
  const names = [
    styles.column,
    isSticky && styles.stays,
    isMainLong && styles.lastColumn,
    isFirstOnTablets && styles.lastOnPaper,
  ]
  const narrow = (
    <div key="narrow" className={classes(...names)}>
      {aside}
    </div>
  )
  const main = (
    <div key="main" className={styles.column}>
      {children}
    </div>
  )
  // Orders the elements, not only their display, so that screen readers and the keyboard follow the same order.
  const isFirst =
    isMainLong || (side === 'start' && !(isNarrow && whenNarrow === 'last')) || (isTablet && isFirstOnTablets)
  return <div className={classes(styles.split, styles.side[side])}>{isFirst ? [narrow, main] : [main, narrow]}</div>
}
