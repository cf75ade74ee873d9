import { useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useBriefText } from '../../parts/useBriefText.ts'
import { useDraft } from '../../parts/useDraft.ts'
import { grouped } from '../Money/grouped.ts'
import { speak } from '../../voice/speak.ts'
import { explainEntry, onlyNumbers } from './explainEntry.ts'
import { keptNumber, type NumberLimits } from './keptNumber.ts'
import { parseTyped } from './parseTyped.ts'
import { elapsed } from '../../time/clock.ts'

/** The same reason is not told again within this time. */
const repeatedWithinMs = 2000

/** Text that can be no part of a number. */
const foreign = /[^\d.,\s-]/

interface NumberEntryOptions {
  value: number | null
  decimals: number
  limits: NumberLimits
  onChange: (value: number | null) => void
  onType: ((value: number | null) => void) | undefined
  onEnter: (() => void) | undefined
}

/**
 * The text of a number field, and what typing, pasting and keys do with it. A text counts once it is finished: by Enter,
 * an arrow key, or leaving the field. What is no number is dropped then, and why is said and shown for a while.
 */
export function useNumberEntry({ value, decimals, limits, onChange, onType, onEnter }: NumberEntryOptions) {
  const draft = useDraft()
  const [note, setNote] = useBriefText()
  const noteId = useId()
  const spoken = useRef({ words: '', at: 0 })

  const explain = (words: string) => {
    if (words === '') return
    setNote(words)
    // Who presses three wrong keys in a row is told once.
    const now = elapsed()
    if (words !== spoken.current.words || now - spoken.current.at > repeatedWithinMs) speak(words)
    spoken.current = { words, at: now }
  }
  const type = (text: string) => {
    if (foreign.test(text)) return explain(onlyNumbers)
    setNote('')
    draft.set(text)
    onType?.(parseTyped(text))
  }
  const keep = (number: number | null) => {
    const kept = number === null ? null : keptNumber(number, limits)
    if (kept === value) onType?.(kept)
    else onChange(kept)
  }
  /** @returns whether what was typed, if anything, was a number or nothing */
  const finish = (): boolean => {
    const text = draft.latest()
    if (text === null) return true
    draft.set(null)
    const number = parseTyped(text)
    const isTaken = number !== null || text.trim() === ''
    if (isTaken) keep(number)
    explain(explainEntry(text, limits))
    return isTaken
  }
  const stepBy = (by: 1 | -1) => {
    const from = parseTyped(draft.latest() ?? '') ?? value
    draft.set(null)
    keep(from === null ? 0 : from + by * (limits.step ?? 1))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, shiftKey, ctrlKey, metaKey, altKey } = event
    const isArrow = key === 'ArrowUp' || key === 'ArrowDown'
    // Together with other keys they select text or move the cursor.
    if (event.nativeEvent.isComposing || (isArrow && (shiftKey || ctrlKey || metaKey || altKey))) return
    if (key.length === 1 && !ctrlKey && !metaKey && !altKey && foreign.test(key)) explain(onlyNumbers)
    else if (isArrow) stepBy(key === 'ArrowUp' ? 1 : -1)
    else if (key === 'Escape') {
      if (draft.latest() === null) return
      // The first Escape takes back what was typed, and only the next one closes the dialog around the field.
      event.stopPropagation()
      draft.set(null)
      onType?.(value)
    } else if (key === 'Enter') {
      if (finish()) {
        onEnter?.()
        // With `onEnter` the browser would press a button that has got the focus; without it a form is sent.
        if (!onEnter) return
      } else {
        onType?.(value)
        event.currentTarget.select()
      }
    } else return
    event.preventDefault()
  }

  /** A pasted number may have a currency before or after it. Another notation never becomes another number. */
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text')
    const text = pasted.replaceAll(/^[^\d.,-]+|[^\d.,]+$/g, '')
    if (parseTyped(text) !== null && text === pasted) return
    event.preventDefault()
    if (parseTyped(text) === null) return explain(explainEntry(text, {}) || onlyNumbers)
    const { currentTarget: input } = event
    const { value: before, selectionStart, selectionEnd } = input
    type(before.slice(0, selectionStart ?? 0) + text + before.slice(selectionEnd ?? before.length))
  }

  return {
    text: draft.text ?? (value === null ? '' : grouped(value, decimals)),
    note,
    noteId,
    type,
    finish,
    onKeyDown,
    onPaste,
  }
}
