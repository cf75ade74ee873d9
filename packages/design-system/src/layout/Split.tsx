import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { useMediaQuery } from '../parts/useMediaQuery.ts'
import * as styles from './Split.css.ts'

export interface SplitProps {
  /** The side of the narrow column; where there is no room beside it, `start` is above the main column and `end` below. */
  side: keyof typeof styles.side
  /** The narrow column. */
  aside: ReactNode
  /** The main column. */
  children: ReactNode
  /**
   * Where the narrow column is if there is no room beside the main one: `first` puts one at the end above the main
   * column, where that may be long, and `last` one at the start below it, where the main one is what people come for.
   */
  whenNarrow?: 'stack' | 'first' | 'last'
  /** Keeps the narrow column in view while the main one is scrolled. */
  isSticky?: boolean
}

/** A main and a narrow column, one below the other on small screens. */
export function Split({ side, aside, children, whenNarrow = 'stack', isSticky = false }: SplitProps) {
  const isNarrow = useMediaQuery(styles.narrow[side])
  const names = [styles.column, isSticky && styles.stays[side]]
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
  // In this order for screen readers and the keyboard too, so that it is not only moved by a style.
  const isFirst = isNarrow && whenNarrow !== 'stack' ? whenNarrow === 'first' : side === 'start'
  return <div className={classes(styles.split, styles.side[side])}>{isFirst ? [narrow, main] : [main, narrow]}</div>
}
