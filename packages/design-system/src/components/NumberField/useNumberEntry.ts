import { useId, type KeyboardEvent } from 'react'
import { useTemporaryText } from '../../parts/useTemporaryText.ts'
import { useDraft } from '../../parts/useDraft.ts'
import { grouped } from '../Money/formatMoney.ts'
import { announce } from '../../announcer/announce.ts'
import { explainAdjustment, acceptedNumber, parseTyped, type NumberLimits } from './typedNumber.ts'

interface NumberEntryOptions {
  value: number | null
  limits: NumberLimits
  onChange: (value: number | null) => void
  onType: ((value: number | null) => void) | undefined
  onEnter: (() => void) | undefined
}

/**
 * The text of a number field, and how typing and keys change it. A text is read when it is complete: on Enter, on an arrow
 * key, or when the field is left. Text that is not a number is then removed as a whole: removing only the e of 1e3 would
 * leave another number. The reason is announced, and shown for a while.
 */
export function useNumberEntry({ value, limits, onChange, onType, onEnter }: NumberEntryOptions) {
  const draft = useDraft()
  const [note, setNote] = useTemporaryText()
  const noteId = useId()

  const explain = (message: string) => {
    if (message === '') return
    setNote(message)
    announce(message)
  }
  const type = (text: string) => {
    setNote('')
    draft.set(text)
    onType?.(parseTyped(text))
  }
  const commitNumber = (number: number | null) => {
    const kept = number === null ? null : acceptedNumber(number, limits)
    if (kept === value) onType?.(kept)
    else onChange(kept)
  }
  /** @returns false if the text is not a number, true if it is a number or empty */
  const finish = (): boolean => {
    const text = draft.latest()
    if (text === null) return true
    draft.set(null)
    const number = parseTyped(text)
    const isTaken = number !== null || text.trim() === ''
    if (isTaken) commitNumber(number)
    explain(explainAdjustment(text, limits))
    return isTaken
  }
  const stepBy = (by: 1 | -1) => {
    const from = parseTyped(draft.latest() ?? '') ?? value
    draft.set(null)
    commitNumber(from === null ? 0 : from + by * (limits.step ?? 1))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown'
    // With Shift, Ctrl, Meta or Alt, the arrow keys select text or move the cursor.
    if (event.nativeEvent.isComposing || (isArrow && (shiftKey || ctrlKey || metaKey || altKey))) return
    if (isArrow) stepBy(key === 'ArrowUp' ? 1 : -1)
    else if (key === 'Escape') {
      if (draft.latest() === null) return
      // The first Escape undoes the typed text; only the next one closes the dialog around the field.
      event.stopPropagation()
      draft.set(null)
      onType?.(value)
    } else if (key === 'Enter') {
      if (finish()) {
        onEnter?.()
        // Without `onEnter`, the browser must submit the form. With `onEnter`, the browser must do nothing more, because
        // `onEnter` may have moved the focus to a button, and the browser would press it.
        if (!onEnter) return
      } else {
        // Keeps the focus here, so that the user can enter the number again.
        event.stopPropagation()
        onType?.(value)
        event.currentTarget.select()
      }
    } else return
    event.preventDefault()
  }

  return {
    text: draft.text ?? (value === null ? '' : grouped(value)),
    note,
    noteId,
    type,
    finish,
    onKeyDown,
  }
}
