import type { ReactNode } from 'react'
import { listItems } from '../../layout/listItems.tsx'
import * as styles from './MastheadNavigation.css.ts'

interface MastheadNavigationProps {
  /** Names the landmark for screen readers. */
  label: string
  /** `MastheadLink` and `NavigationMenu` elements, each as a list item. */
  children: ReactNode
}

/** The menus and links of the masthead. */
export function MastheadNavigation({ label, children }: MastheadNavigationProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>{listItems(children)}</ul>
    </nav>
  )
}
