import { useRef } from 'react'
import type { ReactNode } from 'react'
import { mastheadHeight } from '../../css/barHeights.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import * as styles from './Masthead.css.ts'

interface MastheadProps {
  logo: ReactNode
  /** A `MastheadNavigation`. */
  navigation?: ReactNode
  /** On a phone the search is on a line of its own. */
  search?: ReactNode
  /** Account, cart and similar, at the end of the bar. */
  tools: ReactNode
}

/** The bar in the supplier's colours that stays at the top of every page. */
export function Masthead({ logo, navigation, search, tools }: MastheadProps) {
  const header = useRef<HTMLElement>(null)
  usePublishedHeight(header, mastheadHeight)

  return (
    <header ref={header} className={styles.masthead}>
      <div className={styles.inner}>
        <div className={styles.logo}>{logo}</div>
        {navigation && <div className={styles.navigation}>{navigation}</div>}
        <div className={styles.tools}>{tools}</div>
        {search && <div className={styles.search}>{search}</div>}
      </div>
    </header>
  )
}
