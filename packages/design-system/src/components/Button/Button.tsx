import type { ReactNode, Ref } from 'react'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as look from '../../parts/buttonStyles.css.ts'
import type { ButtonVariant } from '../../parts/buttonStyles.css.ts'
import { PressButton } from '../../parts/PressButton.tsx'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'

export type ButtonProps = ButtonBaseProps & (OrdinaryProps | CriticalProps)

interface ButtonBaseProps {
  children: ReactNode
  /** What it acts on, if many buttons share a text. Read after the text, as in "Add to cart, Treated pine". */
  about?: string
  /** One `primary` for each screen or dialog, for its main action. */
  variant?: ButtonVariant
  size?: keyof typeof look.size
  width?: keyof typeof look.width
  /** Before the text, or after it if it points forward. */
  iconPosition?: 'start' | 'end'
  /** Work is in progress: the button keeps the focus and ignores presses. Its text is announced if that takes over a second. */
  isPending?: boolean
  /** Replaces the text while pending, such as "Placing order". */
  pendingLabel?: string
  isDisabled?: boolean
  /** What a press does while it is disabled, such as showing why. It can then be reached with the Tab key as well. */
  onDisabledPress?: () => void
  /** More about it, such as why it is disabled. Shown elsewhere, and read after its text. */
  description?: string | undefined
  autoFocus?: boolean
  type?: 'button' | 'submit'
  onPress?: () => void
  /** To move the focus to it. */
  ref?: Ref<HTMLButtonElement>
}

interface OrdinaryProps {
  tone?: 'brand'
  icon?: IconName
}

/** For actions that cannot be undone. Beside a red brand the colour alone does not warn, so the icon is required. */
interface CriticalProps {
  tone: 'critical'
  icon: IconName
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
  description,
  onPress,
  ...rest
}: ButtonProps) {
  const text = isPending ? (pendingLabel ?? children) : children
  const mark = isPending ? <SpinnerMark /> : icon && <Icon name={icon} size={size === 'small' ? 'small' : 'standard'} />
  return (
    <PressButton
      {...rest}
      {...(about !== undefined && typeof text === 'string' && { 'aria-label': `${text}, ${about}` })}
      {...(description !== undefined && { 'aria-description': description })}
      onPress={onPress}
      isPending={isPending}
      pendingText={typeof text === 'string' ? text : ''}
      className={classes(look.button, look.size[size], look.width[width], look.look[variant][tone])}
    >
      {iconPosition === 'start' && mark}
      <span>{text}</span>
      {iconPosition === 'end' && mark}
    </PressButton>
  )
}
