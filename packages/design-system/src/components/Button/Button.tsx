import type { ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as look from '../../parts/buttonLook.css.ts'
import type { ButtonTone, ButtonVariant } from '../../parts/buttonLook.css.ts'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'

export interface ButtonProps {
  children: ReactNode
  /** One `primary` for each screen or dialog: what most people came to do. */
  variant?: ButtonVariant
  /** `critical` for what cannot be undone. */
  tone?: ButtonTone
  size?: keyof typeof look.size
  width?: keyof typeof look.width
  /** Stands before the text. */
  icon?: IconName
  /** Work goes on: keeps the focus, takes no further press. */
  isPending?: boolean
  /** Replaces the text while pending, such as "Placing order". */
  pendingLabel?: string
  isDisabled?: boolean
  autoFocus?: boolean
  type?: 'button' | 'submit'
  onPress?: () => void
}

export function Button({
  children,
  variant = 'primary',
  tone = 'brand',
  size = 'standard',
  width = 'content',
  icon,
  isPending = false,
  pendingLabel,
  onPress,
  ...rest
}: ButtonProps) {
  return (
    <AriaButton
      {...rest}
      {...(onPress && { onPress: () => onPress() })}
      isPending={isPending}
      className={classes(look.button, look.size[size], look.width[width], look.look[variant][tone])}
    >
      {isPending ? <SpinnerMark /> : icon && <Icon name={icon} size={size === 'small' ? 'small' : 'standard'} />}
      <span>{isPending ? (pendingLabel ?? children) : children}</span>
    </AriaButton>
  )
}
