import { useId, type KeyboardEvent, type ReactNode } from 'react'
import { useAnnouncement } from '../announcer/useAnnouncement.ts'
import { visuallyHidden } from '../css/shared.css.ts'
import * as frame from './FieldFrame.css.ts'
import type { FieldProps } from './FieldProps.ts'
import { PlainField } from './PlainField.tsx'
import { useDraft } from './useDraft.ts'

interface ParsedTextFieldProps extends FieldProps<string> {
  /** Converts a typed text to its value, such as `2026-07-01`. Returns undefined if the text means no value. */
  read: (text: string) => string | undefined
  /** Converts a value to the text to show. Returns undefined if the value is not valid. */
  show: (value: string) => string | undefined
  placeholder: string
  /** The error message if `read` cannot convert the typed text. */
  unreadable: string
  /** A note after the value. `short` is visible; screen readers read `full`. */
  note?: { readonly short: string; readonly full: string } | undefined
  /** A button inside the field's box. */
  children?: ReactNode
}

/**
 * A text field that converts its text to a value, such as a day. It does so when the user leaves the field or presses
 * Enter, and then shows the value in full. If the text cannot be converted, the text itself becomes the value and is shown
 * with an error. So no value is guessed, and a form's draft keeps the text.
 */
export function ParsedTextField({ value, onChange, read, show, note, children, ...props }: ParsedTextFieldProps) {
  const { placeholder, unreadable, onBlur, ...field } = props
  const draft = useDraft()
  const noteId = useId()
  const shown = show(value)
  const isUnreadable = value !== '' && shown === undefined
  const hasNote = note !== undefined && draft.text === null
  // The focus has left the field by then. While the text is being corrected nothing is announced, so that the next text that
  // cannot be converted is announced, too.
  const problem = isUnreadable && draft.text === null ? `${field.label}: ${unreadable}` : ''
  useAnnouncement(problem, { onlyChanges: true })

  const finish = () => {
    const text = draft.latest()
    if (text === null) return
    draft.set(null)
    const next = read(text) ?? text.trim()
    if (next !== value) onChange(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') finish()
    if (event.key !== 'Escape' || draft.latest() === null) return
    // The first Escape undoes the typed text; only the next one closes the dialog around the field.
    event.stopPropagation()
    draft.set(null)
  }
  return (
    <PlainField
      field={{
        ...field,
        errorMessage: isUnreadable ? unreadable : field.errorMessage,
        noteId: hasNote ? noteId : undefined,
      }}
    >
      {(control) => (
        <div
          className={frame.box}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) onBlur?.()
          }}
        >
          <input
            {...control}
            value={draft.text ?? shown ?? value}
            onChange={({ target }) => draft.set(target.value)}
            onBlur={finish}
            onKeyDown={onKeyDown}
            placeholder={placeholder}
            autoComplete="off"
            className={frame.input}
          />
          {hasNote && (
            <>
              <span aria-hidden className={frame.note}>
                {note.short}
              </span>
              <span id={noteId} className={visuallyHidden}>
                {note.full}
              </span>
            </>
          )}
          {children}
        </div>
      )}
    </PlainField>
  )
}
