import type { ReactNode } from 'react'
import type { Breakpoint } from '../css/breakpoints.ts'
import { classes } from '../css/classes.ts'
import * as styles from './Hidden.css.ts'

export interface HiddenProps {
  /** Hide on screens narrower than this. */
  below?: Breakpoint
  /** Hide on screens of this width and wider. */
  above?: Breakpoint
  children: ReactNode
}

/** Leaves something out on some screens, for eye and screen reader alike. */
export function Hidden({ below, above, children }: HiddenProps) {
  return (
    <div className={classes(styles.shown, below && styles.below[below], above && styles.above[above])}>{children}</div>
  )
}
