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
  /**
   * What the action is for, if many buttons have the same text. It is read after the text, as in "Add to cart, Treated
   * pine".
   */
  about?: string
  /** The button's name for screen readers, if the visible text is only its beginning. */
  label?: string
  /**
   * `primary` is for the main action: one for each screen or dialog. `inItem` is filled while its list item is hovered or
   * focused.
   */
  variant?: ButtonVariant
  size?: keyof typeof look.size
  width?: keyof typeof look.width
  /** `end` for an icon that points forward. */
  iconPosition?: 'start' | 'end'
  /** While the action is running, the button keeps the focus and ignores presses. Its text is announced after a second. */
  isPending?: boolean
  /** Replaces the text while `isPending`, such as "Placing order". */
  pendingLabel?: string
  isDisabled?: boolean
  /**
   * Called when the button is pressed while disabled, for example to show why. If this is set, Tab reaches the button even
   * while the button is disabled.
   */
  onDisabledPress?: () => void
  /** An explanation that is shown elsewhere, such as why the button is disabled. Read after the button's text. */
  description?: string | undefined
  autoFocus?: boolean
  type?: 'button' | 'submit'
  onPress?: () => void
  /** Lets the caller focus the button. */
  ref?: Ref<HTMLButtonElement>
}

interface OrdinaryProps {
  tone?: 'brand'
  icon?: IconName
}

/** For actions that cannot be undone. The icon is required, because red does not warn if the brand is red too. */
interface CriticalProps {
  tone: 'critical'
  icon: IconName
}

export function Button({
  children,
  about,
  label,
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
  const name = about !== undefined && typeof text === 'string' ? `${text}, ${about}` : label
  const mark = isPending ? <SpinnerMark /> : icon && <Icon name={icon} size={size === 'small' ? 'small' : 'standard'} />
  return (
    <PressButton
      {...rest}
      aria-label={name}
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
