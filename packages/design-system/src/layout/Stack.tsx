import { Children, type ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { gap } from '../css/shared.css.ts'
import type { Space } from '../theme/makeTheme.ts'
import * as styles from './layout.css.ts'

interface StackProps extends ListProps {
  /** Distance between the children. */
  space: Space
  /** Horizontal alignment of the children; `stretch` makes all as wide as the stack. */
  align?: keyof typeof styles.align
  children: ReactNode
}

/** Children one below the other. */
export function Stack({ space, align = 'stretch', as: Element = 'div', label, children }: StackProps) {
  return (
    <Element aria-label={label} className={classes(styles.stack, styles.align[align], gap[space])}>
      {Element === 'ul' ? listItems(children) : children}
    </Element>
  )
}

/** For layouts whose children can be list items. */
export interface ListProps {
  /** `ul` for a list: each child then becomes a list item. */
  as?: 'div' | 'ul'
  /** Names the list for screen readers, if the page has several lists. */
  label?: string
}

/** Wraps each child in a list item. A fragment counts as one child. */
export function listItems(children: ReactNode): ReactNode {
  return Children.map(children, (child) => child !== null && <li className={styles.item}>{child}</li>)
}
