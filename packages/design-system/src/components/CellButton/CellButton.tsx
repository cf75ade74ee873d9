import { classes } from '../../css/classes.ts'
import { PlainButton } from '../../parts/PlainButton.tsx'
import { screenOnly } from '../../css/shared.css.ts'
import * as styles from './CellButton.css.ts'

export interface CellButtonProps {
  children: string
  /** Its whole name for screen readers, which begins with the text that is shown. */
  label: string
  /** Said after it, and shown to a pointer that rests on it: such as the whole of a text that is cut off. */
  description?: string
  /** Whether its text is part of the data and so belongs on paper, too. */
  isData?: boolean
  onPress: () => void
}

/** A button in a row of a `DataTable`, which looks like a `TextButton`. */
export function CellButton({ children, label, description, isData = false, onPress }: CellButtonProps) {
  return (
    <PlainButton
      aria-label={label}
      title={description}
      aria-haspopup="dialog"
      onPress={onPress}
      className={classes(styles.cellButton, !isData && screenOnly)}
    >
      {children}
    </PlainButton>
  )
}
