import type { ReactNode } from 'react'
import type { Breakpoint } from '../css/breakpoints.ts'
import { classes } from '../css/classes.ts'
import { screenOnly, visuallyHidden } from '../css/shared.css.ts'
import * as styles from './layout.css.ts'

interface HiddenProps {
  /** Hidden on screens narrower than this. */
  below?: Breakpoint
  /** Hidden on screens of this width or wider. */
  above?: Breakpoint
  /** Hidden when printed. */
  onPaper?: boolean
  /** Hidden on screen; only printed. */
  onScreen?: boolean
  children: ReactNode
}

/** Hides content on some screens or on paper, for screen readers too. */
export function Hidden({ below, above, onPaper = false, onScreen = false, children }: HiddenProps) {
  const widths = [below && styles.below[below], above && styles.above[above]]
  const names = [styles.shown, ...widths, onPaper && screenOnly, onScreen && styles.paperOnly]
  return <div className={classes(...names)}>{children}</div>
}

interface VisuallyHiddenProps {
  /** Hidden only on screens narrower than this. */
  below?: Breakpoint
  children: ReactNode
}

/** Text for screen readers only. */
export function VisuallyHidden({ below, children }: VisuallyHiddenProps) {
  return <span className={below ? styles.hiddenBelow[below] : visuallyHidden}>{children}</span>
}
