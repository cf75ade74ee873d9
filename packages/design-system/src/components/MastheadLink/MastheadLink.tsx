import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import { VisuallyHidden } from '../../layout/Hidden.tsx'
import { listItems } from '../../layout/Stack.tsx'
import { Anchor } from '../../parts/Anchor.tsx'
import * as bar from '../../parts/mastheadItem.css.ts'
import * as styles from './MastheadLink.css.ts'

interface MastheadLinkProps {
  href: string
  /** The text. If there is an icon, a phone shows the text below it in small type. */
  children: ReactNode
  /** An addition to the text, such as "ex GST". A phone leaves its space to the supplier's name. */
  note?: string
  icon?: IconName
  /** A short figure on the icon, such as the number of lines in the cart. */
  badge?: string | undefined
  /** Read by screen readers instead of text and figure. It must contain the text, such as "Cart, 3 items". */
  label?: string
  /** The link holds the supplier's `MastheadLogo` at the start of the bar. */
  isHome?: boolean
  /** Marks the link to the current page. */
  isCurrent?: boolean
}

export function MastheadLink({
  href,
  children,
  note = '',
  icon,
  badge,
  label,
  isHome = false,
  isCurrent = false,
}: MastheadLinkProps) {
  const hasBadge = badge !== undefined && badge !== ''
  return (
    <Anchor
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(bar.item, icon && styles.withIcon, isHome && styles.home)}
    >
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <span aria-hidden={label !== undefined} className={classes(styles.shown, icon && styles.stacked)}>
        {icon && (
          <span className={classes(styles.icon, hasBadge && styles.withBadge)}>
            <Icon name={icon} />
            {hasBadge && <span className={styles.badge}>{badge}</span>}
          </span>
        )}
        <span className={classes(icon && styles.caption)}>
          {children}
          {note !== '' && <span className={styles.note}> {note}</span>}
        </span>
      </span>
    </Anchor>
  )
}

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
