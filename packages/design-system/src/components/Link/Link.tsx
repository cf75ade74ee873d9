import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../../layout/Hidden.tsx'
import { Anchor } from '../../parts/Anchor.tsx'
import * as styles from './Link.css.ts'

interface LinkProps {
  href: string
  /** `subtle` has the colour of the surrounding text, `option` is for one of several choices. */
  variant?: keyof typeof styles.variant
  /** Opens the link in a new tab, which has no access to the current tab. */
  isExternal?: boolean
  /** The link is part of a line of text: it is underlined, and may be smaller than other press targets. */
  isInSentence?: boolean
  /** Marks the link to the current page among several links. */
  isCurrent?: boolean
  children: ReactNode
}

/** A link. Inside a `RouterProvider` it navigates within the app. */
export function Link({
  href,
  variant = 'text',
  isExternal = false,
  isInSentence = false,
  isCurrent = false,
  children,
}: LinkProps) {
  return (
    <Anchor
      href={href}
      isExternal={isExternal}
      aria-current={isCurrent ? 'page' : undefined}
      className={classes(
        styles.link,
        isInSentence ? styles.inSentence : styles.byItself,
        styles.variant[variant],
        isCurrent && styles.current,
      )}
    >
      {children}
      {isExternal && (
        <span className={styles.external}>
          <Icon name="external" size="small" />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </span>
      )}
    </Anchor>
  )
}
