import { useRef, useState, type ReactNode } from 'react'
import { mastheadHeight } from '../../css/barHeights.ts'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import { useFirstFocus } from '../../parts/useFirstFocus.ts'
import { usePublishedHeight } from '../../parts/usePublishedHeight.ts'
import * as styles from './Masthead.css.ts'

interface MastheadProps {
  logo: ReactNode
  /** A `MastheadNavigation`. */
  navigation?: ReactNode
  /** The field, or the `MastheadSearchButton` that opens it. */
  search?: ReactNode
  /**
   * `opened`: the user has opened the search, which covers the menus; on phones and tablets, it fills the bar. `always`: the
   * search cannot be closed.
   */
  searchState?: keyof typeof styles.searchState
  /** Account, cart and similar links, at the end of the bar. */
  tools: ReactNode
}

/** The bar in the supplier's colours, always at the top of the page. */
export function Masthead({ logo, navigation, search, searchState = 'closed', tools }: MastheadProps) {
  const header = useRef<HTMLElement>(null)
  usePublishedHeight(header, mastheadHeight)
  const hidden = searchState === 'opened' && styles.hiddenForSearch

  return (
    <header ref={header} className={styles.masthead}>
      <div className={styles.inner}>
        <div className={classes(styles.logo, hidden)}>{logo}</div>
        <div className={styles.middle}>
          {navigation}
          {search && <div className={classes(styles.search, styles.searchState[searchState])}>{search}</div>}
        </div>
        <div className={classes(styles.tools, hidden)}>{tools}</div>
      </div>
    </header>
  )
}

interface MastheadSearchButtonProps {
  label: string
  /** Continues the label in wide windows. */
  more: string
  /** The keys that also open the search, such as "Ctrl K". Shown if there is space, on devices with a keyboard. */
  keys: string
  autoFocus: boolean
  onPress: () => void
}

/** Opens the search. It looks like a field, and on phones like an icon. */
export function MastheadSearchButton({ label, more, keys, autoFocus, onPress }: MastheadSearchButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFirstFocus(autoFocus, () => button.current)
  return (
    <PlainButton ref={button} aria-keyshortcuts="Control+K Meta+K" onPress={onPress} className={styles.searchButton}>
      <Icon name="search" />
      <span title={`${label} ${more}`} className={styles.searchWords}>
        {label} <span className={styles.searchMore}>{more}</span>
      </span>
      <kbd aria-hidden className={styles.searchKeys}>
        {keys}
      </kbd>
    </PlainButton>
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
  if (src === '' || src === failed) {
    if (size === 'large') return name
    return <span className={classes(styles.name, name.length > 16 && styles.longName)}>{name}</span>
  }
  return (
    <img
      src={src}
      alt={name}
      className={classes(styles.picture, styles.pictureSize[size])}
      onError={() => setFailed(src)}
    />
  )
}
