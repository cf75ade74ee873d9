import type { ReactNode } from 'react'
import type { Breakpoint } from '../css/breakpoints.ts'
import { classes } from '../css/classes.ts'
import { screenOnly } from '../css/shared.css.ts'
import * as styles from './Hidden.css.ts'

interface HiddenProps {
  /** Hide on screens narrower than this. */
  below?: Breakpoint
  /** Hide on screens of this width and wider. */
  above?: Breakpoint
  /** Hide when printed. */
  onPaper?: boolean
  /** Hide unless printed. */
  onScreen?: boolean
  children: ReactNode
}

/** Hides content on some screens or on paper, also from screen readers. */
export function Hidden({ below, above, onPaper = false, onScreen = false, children }: HiddenProps) {
  const widths = [below && styles.below[below], above && styles.above[above]]
  const names = [styles.shown, ...widths, onPaper && screenOnly, onScreen && styles.paperOnly]
  return <div className={classes(...names)}>{children}</div>
}
