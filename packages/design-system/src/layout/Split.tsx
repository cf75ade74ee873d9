import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { useMediaQuery } from '../parts/useMediaQuery.ts'
import * as styles from './Split.css.ts'

interface SplitProps {
  /** The side of the narrow column; where there is no room beside it, `start` is above the main column and `end` below. */
  side: keyof typeof styles.side
  /** The narrow column. */
  aside: ReactNode
  /** The main column. */
  children: ReactNode
  /** Where there is no room beside the main one: `last` puts a narrow column from the start below it. */
  whenNarrow?: 'stack' | 'last'
  /**
   * The main column may be long. A narrow one at its end is then read and operated before it, because it is seen first,
   * and stands above it where there is no room beside it.
   */
  isMainLong?: boolean
  /** Keeps the narrow column in view while the main one is scrolled. */
  isSticky?: boolean
}

/** A main and a narrow column, one below the other on small screens. */
export function Split({
  side,
  aside,
  children,
  whenNarrow = 'stack',
  isMainLong = false,
  isSticky = false,
}: SplitProps) {
  const isNarrow = useMediaQuery(styles.narrow[side])
  const names = [styles.column, isSticky && styles.stays[side], isMainLong && styles.lastColumn]
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
  // The order of the elements too, for screen readers and the keyboard.
  const isFirst = isMainLong || (side === 'start' && !(isNarrow && whenNarrow === 'last'))
  return <div className={classes(styles.split, styles.side[side])}>{isFirst ? [narrow, main] : [main, narrow]}</div>
}
