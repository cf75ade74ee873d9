import { classes } from '../../css/classes.ts'
import { screenOnly } from '../../css/shared.css.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { IconName } from '../../icons/shapes.tsx'
import { PlainButton } from '../../parts/PlainButton.tsx'
import * as styles from './CellButton.css.ts'

interface CellButtonProps {
  children: string
  /** Shown before the text. */
  icon?: IconName
  /** The button's full name for screen readers. It must begin with the visible text. */
  label: string
  /** The full text, if the visible text is cut off. Read after the label, and shown as a tooltip. */
  description?: string
  /** The text is part of the row's data, so it looks like the texts beside it and is printed in full. */
  isData?: boolean
  /**
   * The action is one that every row offers, such as "Add", so it is less prominent than the row's data. Phones do not show
   * it.
   */
  isSubdued?: boolean
  onPress: () => void
}

/** A button that looks like a `TextButton`, for the rows of a `DataTable`. */
export function CellButton({
  children,
  icon,
  label,
  description,
  isData = false,
  isSubdued = false,
  onPress,
}: CellButtonProps) {
  return (
    <PlainButton
      aria-label={label}
      title={description}
      aria-haspopup="dialog"
      onPress={onPress}
      className={classes(styles.cellButton, isData ? styles.data : screenOnly, isSubdued && styles.subdued)}
    >
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} size="small" />
        </span>
      )}
      {isData && description !== undefined ? (
        <>
          <span className={classes(styles.text, screenOnly)}>{children}</span>
          <span className={styles.printed}>{description}</span>
        </>
      ) : (
        <span className={styles.text}>{children}</span>
      )}
    </PlainButton>
  )
}
