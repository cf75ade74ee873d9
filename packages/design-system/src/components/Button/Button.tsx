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
  /** What it acts on, where the same text stands on many buttons: read after the text, as in "Add to cart, Treated pine". */
  about?: string
  /** One `primary` for each screen or dialog: what most people came to do. */
  variant?: ButtonVariant
  /** `critical` for what cannot be undone. */
  tone?: ButtonTone
  size?: keyof typeof look.size
  width?: keyof typeof look.width
  icon?: IconName
  /** Before the text; or after it, where it points onwards. */
  iconPosition?: 'start' | 'end'
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
  about,
  variant = 'primary',
  tone = 'brand',
  size = 'standard',
  width = 'content',
  icon,
  iconPosition = 'start',
  isPending = false,
  pendingLabel,
  onPress,
  ...rest
}: ButtonProps) {
  const text = isPending ? (pendingLabel ?? children) : children
  const mark = isPending ? <SpinnerMark /> : icon && <Icon name={icon} size={size === 'small' ? 'small' : 'standard'} />
  return (
    <AriaButton
      {...rest}
      {...(about !== undefined && typeof text === 'string' && { 'aria-label': `${text}, ${about}` })}
      {...(onPress && { onPress: () => onPress() })}
      isPending={isPending}
      className={classes(look.button, look.size[size], look.width[width], look.look[variant][tone])}
    >
      {iconPosition === 'start' && mark}
      <span>{text}</span>
      {iconPosition === 'end' && mark}
    </AriaButton>
  )
}
