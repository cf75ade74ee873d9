import type { ReactNode } from 'react'
import type { Breakpoint } from '../css/breakpoints.ts'
import { classes } from '../css/classes.ts'
import { screenOnly } from '../css/shared.css.ts'
import * as styles from './Hidden.css.ts'

export interface HiddenProps {
  /** Hide on screens narrower than this. */
  below?: Breakpoint
  /** Hide on screens of this width and wider. */
  above?: Breakpoint
  /** Hide when printed. */
  onPaper?: boolean
  children: ReactNode
}

/** Hides content on some screens or on paper, also from screen readers. */
export function Hidden({ below, above, onPaper = false, children }: HiddenProps) {
  const names = [styles.shown, below && styles.below[below], above && styles.above[above], onPaper && screenOnly]
  return <div className={classes(...names)}>{children}</div>
}
