import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { gap } from '../css/shared.css.ts'
import type { Space } from '../theme/makeTheme.ts'
import * as styles from './Grid.css.ts'
import { listItems, type ListProps } from './Stack.tsx'

interface GridProps extends ListProps {
  /**
   * Minimum width of a column; there are as many columns as fit. `field` gives at most three columns, and no gap in the last
   * row; `aligned` gives the same columns, and leaves the gap. `card` gives two columns on a phone.
   */
  minColumn: keyof typeof styles.minColumn
  space: Space
  /**
   * For three columns of `field` with the space `medium`, of which the first needs most: where only two fit side by side, the
   * others share a line.
   */
  hasLeadingField?: boolean
  /** `start` and `end` keep the children's own heights. By default all children of a row are as tall as the tallest one. */
  align?: keyof typeof styles.align
  children: ReactNode
}

/** Equal columns, as many as fit. */
export function Grid(props: GridProps) {
  const { minColumn, space, hasLeadingField, align = 'stretch', as: Element = 'div', label, children } = props
  const columns = [styles.grid, styles.minColumn[minColumn], hasLeadingField && styles.leadingField]
  const names = [...columns, gap[space], styles.align[align]]
  return (
    <Element aria-label={label} className={classes(...names)}>
      {Element === 'ul' ? listItems(children) : children}
    </Element>
  )
}
