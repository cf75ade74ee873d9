import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { gap } from '../css/shared.css.ts'
import type { Space } from '../theme/makeTheme.ts'
import * as styles from './Grid.css.ts'

export interface GridProps {
  /** The least width of a column; as many as fit are placed beside each other. `field` makes at most two. */
  minColumn: keyof typeof styles.minColumn
  space: Space
  children: ReactNode
}

/** Equal columns, as many as fit. */
export function Grid({ minColumn, space, children }: GridProps) {
  return <div className={classes(styles.grid, styles.minColumn[minColumn], gap[space])}>{children}</div>
}
