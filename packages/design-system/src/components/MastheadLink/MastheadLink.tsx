import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as bar from '../../parts/mastheadItem.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './MastheadLink.css.ts'

export interface MastheadLinkProps {
  href: string
  /** With an icon the words are left out on a phone, though still read aloud. */
  children: ReactNode
  icon?: IconName
  /** A short figure on the icon, such as the number of lines in the cart. */
  badge?: string | undefined
  /** Replaces words and figure for a screen reader and must contain the words, such as "Cart, 3 items". */
  label?: string
  /** The words may take a second line, as a long name has to on a phone. */
  wraps?: boolean
  /** This is the page one is on. */
  isCurrent?: boolean
}

export function MastheadLink({
  href,
  children,
  icon,
  badge,
  label,
  wraps = false,
  isCurrent = false,
}: MastheadLinkProps) {
  const hasBadge = badge !== undefined && badge !== ''
  return (
    <Link
      href={href}
      {...(isCurrent && { 'aria-current': 'page' })}
      className={classes(bar.item, wraps && styles.wraps)}
    >
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <span aria-hidden={label !== undefined} className={styles.shown}>
        {icon && (
          <span className={classes(styles.icon, hasBadge && styles.counted)}>
            <Icon name={icon} />
            {hasBadge && <span className={styles.badge}>{badge}</span>}
          </span>
        )}
        <span className={classes(icon && bar.wideOnly)}>{children}</span>
      </span>
    </Link>
  )
}
