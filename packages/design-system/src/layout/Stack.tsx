import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { gap } from '../css/shared.css.ts'
import type { Space } from '../theme/makeTheme.ts'
import * as styles from './Stack.css.ts'

export interface StackProps {
  /** Distance between the children. */
  space: Space
  /** Across the stack; `stretch` gives every child the full width. */
  align?: keyof typeof styles.align
  children: ReactNode
}

/** Children below each other. */
export function Stack({ space, align = 'stretch', children }: StackProps) {
  return <div className={classes(styles.stack, styles.align[align], gap[space])}>{children}</div>
}
