import { Children, type ReactNode } from 'react'
import * as styles from './listItems.css.ts'

/** For layouts whose children may be the items of a list. */
export interface ListProps {
  /** `ul` makes it a list: each child becomes an item. */
  as?: 'div' | 'ul'
  /** Names the list for screen readers, where a page has several. */
  label?: string
}

/** Puts each child into an item of a list. A fragment counts as one child. */
export function listItems(children: ReactNode): ReactNode {
  return Children.map(children, (child) => child !== null && <li className={styles.item}>{child}</li>)
}
