import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { gap } from '../css/shared.css.ts'
import type { Space } from '../theme/makeTheme.ts'
import { listItems, type ListProps } from './listItems.tsx'
import * as styles from './flow.css.ts'

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
