import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { gap } from '../css/shared.css.ts'
import type { Space } from '../theme/makeTheme.ts'
import * as styles from './Grid.css.ts'
import { listItems, type ListProps } from './listItems.tsx'

interface GridProps extends ListProps {
  /**
   * The least width of a column; as many as fit are placed beside each other. `field` makes at most three, without a gap in
   * the last row. `card` makes two on a phone.
   */
  minColumn: keyof typeof styles.minColumn
  space: Space
  children: ReactNode
}

/** Equal columns, as many as fit. */
export function Grid({ minColumn, space, as: Element = 'div', label, children }: GridProps) {
  return (
    <Element aria-label={label} className={classes(styles.grid, styles.minColumn[minColumn], gap[space])}>
      {Element === 'ul' ? listItems(children) : children}
    </Element>
  )
}
