import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import * as hidden from '../../layout/layout.css.ts'
import * as look from '../../parts/buttonStyles.css.ts'
import type { ButtonVariant } from '../../parts/buttonStyles.css.ts'
import * as bar from '../../parts/mastheadItem.css.ts'
import { PressButton } from '../../parts/PressButton.tsx'
import { SpinnerMark } from '../../parts/SpinnerMark.tsx'
import * as styles from './IconButton.css.ts'

interface IconButtonProps {
  icon: IconName
  /** What the button does. Read aloud, and shown as the browser's tooltip. */
  label: string
  /** The beginning of the label, shown in its place. */
  shownLabel?: string
  /** From this width on, the label is beside the icon. */
  labelFrom?: keyof typeof styles.labelled
  /** `subdued`, the default, is grey until it is touched. `masthead` is for buttons in the masthead. */
  variant?: ButtonVariant | 'masthead'
  isPending?: boolean
  isDisabled?: boolean
  onPress?: () => void
}

export function IconButton({
  icon,
  label,
  shownLabel = label,
  labelFrom,
  variant = 'subdued',
  isPending = false,
  isDisabled = false,
  onPress,
}: IconButtonProps) {
  return (
    <PressButton
      onPress={onPress}
      pendingText={label}
      isPending={isPending}
      isDisabled={isDisabled}
      aria-label={label}
      className={
        variant === 'masthead'
          ? bar.item
          : classes(look.button, look.square, labelFrom && styles.labelled[labelFrom], look.look[variant].brand)
      }
    >
      {/* The title is not on the button itself, because a screen reader would read it after the button's name, which
        is the same text. */}
      <span title={label} className={styles.face}>
        {isPending ? <SpinnerMark /> : <Icon name={icon} />}
        {labelFrom && <span className={hidden.below[labelFrom]}>{shownLabel}</span>}
      </span>
    </PressButton>
  )
}
