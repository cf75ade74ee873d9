import { Children, type ReactNode } from 'react'
import * as styles from './flow.css.ts'

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
