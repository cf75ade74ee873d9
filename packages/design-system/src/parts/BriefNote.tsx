import * as styles from './BriefNote.css.ts'

/** Below a field for a while: why it shows something else than what was entered. Its parent is `position: relative`. */
export function BriefNote({ id, children }: { id: string; children: string }) {
  return (
    children !== '' && (
      <span id={id} data-brief-note className={styles.note}>
        {children}
      </span>
    )
  )
}
