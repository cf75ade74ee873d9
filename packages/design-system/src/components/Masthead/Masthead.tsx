import { useRef, useState, type ReactNode } from 'react'
import { mastheadHeight } from '../../css/barHeights.ts'
import { classes } from '../../css/classes.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import * as styles from './Masthead.css.ts'

interface MastheadProps {
  logo: ReactNode
  /** A `MastheadNavigation`. */
  navigation?: ReactNode
  search?: ReactNode
  /** Whether the search is shown because the user has opened it. On a phone, it then replaces the logo. */
  isSearchOpened?: boolean
  /** Account, cart and similar links, at the end of the bar. */
  tools: ReactNode
}

/** The bar in the supplier's colours, always at the top of the page. */
export function Masthead({ logo, navigation, search, isSearchOpened = false, tools }: MastheadProps) {
  const header = useRef<HTMLElement>(null)
  usePublishedHeight(header, mastheadHeight)

  return (
    <header ref={header} className={styles.masthead}>
      <div className={styles.inner}>
        <div className={classes(styles.logo, isSearchOpened && styles.hiddenForSearch)}>{logo}</div>
        {navigation}
        {search && <div className={classes(styles.search, !isSearchOpened && styles.ownLine)}>{search}</div>}
        <div className={styles.tools}>{tools}</div>
      </div>
    </header>
  )
}

interface MastheadLogoProps {
  /** Address of the picture; '' if there is none. */
  src: string
  /** The company's name, shown if the picture is missing or cannot be loaded. */
  name: string
  /** `large` is for the cover page, which has no menus. */
  size?: keyof typeof styles.pictureSize
}

/** The company's picture in the masthead, or its name. */
export function MastheadLogo({ src, name, size = 'standard' }: MastheadLogoProps) {
  const [failed, setFailed] = useState('')
  if (src === '' || src === failed) return name
  return (
    <img
      src={src}
      alt={name}
      className={classes(styles.picture, styles.pictureSize[size])}
      onError={() => setFailed(src)}
    />
  )
}
