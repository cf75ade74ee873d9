import { classes } from '../css/classes.ts'
import * as styles from './BriefNote.css.ts'

interface BriefNoteProps {
  id: string
  children: string
  /** The edge of the field that the note lines up with; `end` for a field at the end of its row. */
  side?: keyof typeof styles.side
}

/** Explains briefly why a field shows something else than was entered. Its parent is `position: relative`. */
export function BriefNote({ id, children, side = 'start' }: BriefNoteProps) {
  return (
    children !== '' && (
      <span id={id} data-brief-note className={classes(styles.note, styles.side[side])}>
        {children}
      </span>
    )
  )
}
