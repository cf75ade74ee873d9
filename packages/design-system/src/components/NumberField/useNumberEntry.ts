import { useId, useState, type KeyboardEvent } from 'react'
import { announce } from '../../announcer/announce.ts'
import { useDraft } from '../../parts/useDraft.ts'
import { useTemporaryText } from '../../parts/useTemporaryText.ts'
import { grouped } from '../Money/formatMoney.ts'
import { explainAdjustment, explainRefusal, acceptedNumber, parseTyped, type NumberLimits } from './typedNumber.ts'

interface NumberEntryOptions {
  value: number | null
  limits: NumberLimits
  onChange: (value: number | null) => void
  onType: ((value: number | null) => void) | undefined
  onEnter: (() => void) | undefined
}

/**
 * The text of a number field, and how typing and keys change it. A text is read when it is complete: on Enter, on an arrow
 * key, or when the field is left. Text that is not a number then stays, to be corrected: the field has no number, and an
 * error that is announced. If a number is adjusted, the reason is announced, and shown for a while.
 */
export function useNumberEntry({ value, limits, onChange, onType, onEnter }: NumberEntryOptions) {
  const draft = useDraft()
  const [note, setNote] = useTemporaryText()
  const [refusal, setRefusal] = useState('')
  const noteId = useId()

  const setDraft = (text: string | null) => {
    setNote('')
    setRefusal('')
    draft.set(text)
  }
  const type = (text: string) => {
    setDraft(text)
    onType?.(parseTyped(text, limits))
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
    const reason = explainRefusal(text, limits)
    if (reason !== '') {
      if (refusal === '') announce(reason)
      setRefusal(reason)
      if (value !== null) onChange(null)
      return false
    }
    const number = parseTyped(text, limits)
    setDraft(null)
    commitNumber(number)
    const adjustment = number === null ? '' : explainAdjustment(number, limits)
    setNote(adjustment)
    if (adjustment !== '') announce(adjustment)
    return true
  }
  const stepBy = (by: 1 | -1) => {
    const from = parseTyped(draft.latest() ?? '', limits) ?? value
    setDraft(null)
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
      setDraft(null)
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
        event.currentTarget.select()
      }
    } else return
    event.preventDefault()
  }

  return {
    text: draft.text ?? (value === null ? '' : grouped(value)),
    note,
    noteId,
    /** Why the text in the field is not a number; '' if it is one. */
    refusal,
    type,
    finish,
    onKeyDown,
  }
}
