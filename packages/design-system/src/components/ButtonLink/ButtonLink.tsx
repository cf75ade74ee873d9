import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import { VisuallyHidden } from '../../layout/Hidden.tsx'
import { Anchor } from '../../parts/Anchor.tsx'
import * as look from '../../parts/buttonStyles.css.ts'
import type { ButtonVariant } from '../../parts/buttonStyles.css.ts'

interface ButtonLinkProps {
  href: string
  children: ReactNode
  variant?: ButtonVariant
  size?: keyof typeof look.size
  width?: keyof typeof look.width
  icon?: IconName
  /** Opens the link in a new tab, which has no access to the current tab. */
  isExternal?: boolean
}

/** A link that looks like a button, for the main next step. */
export function ButtonLink({
  href,
  children,
  variant = 'primary',
  size = 'standard',
  width = 'content',
  icon,
  isExternal = false,
}: ButtonLinkProps) {
  return (
    <Anchor
      href={href}
      isExternal={isExternal}
      className={classes(look.button, look.size[size], look.width[width], look.look[variant].brand)}
    >
      {icon && <Icon name={icon} size={size === 'small' ? 'small' : 'standard'} />}
      <span>{children}</span>
      {isExternal && <VisuallyHidden>(opens in a new tab)</VisuallyHidden>}
    </Anchor>
  )
}
