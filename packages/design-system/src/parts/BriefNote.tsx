import { classes } from '../css/classes.ts'
import * as styles from './BriefNote.css.ts'

interface BriefNoteProps {
  id: string
  children: string
  /** The note is aligned with this edge of the field. Choose `end` for a field at the end of its row. */
  side?: keyof typeof styles.side
}

/** Briefly explains why a field does not show what was entered. The parent must be `position: relative`. */
export function BriefNote({ id, children, side = 'start' }: BriefNoteProps) {
  return (
    children !== '' && (
      <span id={id} data-brief-note className={classes(styles.note, styles.side[side])}>
        {children}
      </span>
    )
  )
}
