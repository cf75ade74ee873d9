import type { ReactNode } from 'react'
import { Link as AriaLink } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Link.css.ts'

export interface LinkProps {
  href: string
  /** `subtle` takes the colour of the text around it; `onMasthead` stands on the brand bar. */
  variant?: keyof typeof styles.variant
  /** Opens in a new tab which knows nothing of this one. */
  isExternal?: boolean
  /** Among several destinations, the one that is shown now. */
  isCurrent?: boolean
  onPress?: () => void
  children: ReactNode
}

/** Goes somewhere. Navigates inside the app when a `RouterProvider` stands above. */
export function Link({ href, variant = 'text', isExternal = false, isCurrent = false, onPress, children }: LinkProps) {
  return (
    <AriaLink
      href={href}
      {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      {...(isCurrent && { 'aria-current': 'page' })}
      {...(onPress && { onPress: () => onPress() })}
      className={classes(styles.link, styles.variant[variant], isCurrent && styles.current)}
    >
      {children}
      {isExternal && (
        <span className={styles.external}>
          <Icon name="external" size="small" />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </span>
      )}
    </AriaLink>
  )
}
