import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { gap } from '../css/shared.css.ts'
import type { Space } from '../theme/makeTheme.ts'
import * as styles from './Split.css.ts'

export interface SplitProps {
  /** The side of the narrow column; on a phone `start` puts it above the main column and `end` below. */
  side: keyof typeof styles.side
  /** The narrow column. */
  aside: ReactNode
  /** The main column. */
  children: ReactNode
  space?: Space
}

/** A main and a narrow column, one below the other on small screens. */
export function Split({ side, aside, children, space = 'large' }: SplitProps) {
  const narrow = <div className={styles.column}>{aside}</div>
  const main = <div className={styles.column}>{children}</div>
  return (
    <div className={classes(styles.split, styles.side[side], gap[space])}>
      {side === 'start' ? narrow : main}
      {side === 'start' ? main : narrow}
    </div>
  )
}
