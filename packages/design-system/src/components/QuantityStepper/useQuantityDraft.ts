import { useState, type KeyboardEvent } from 'react'
import { announce } from '../../announcer/announce.ts'
import { typingDebounceMs, useAnnouncement } from '../../announcer/useAnnouncement.ts'
import { useDraft } from '../../parts/useDraft.ts'
import { useTemporaryText } from '../../parts/useTemporaryText.ts'
import { grouped } from '../Money/formatMoney.ts'
import { parseTyped } from '../NumberField/typedNumber.ts'

/** The maximum quantity: far below the largest safe integer, so that amounts are exact, and short enough for a row. */
export const greatestQuantity = 9_999_999

/** Maximum length of typed text. No intended quantity is that long. */
export const longestDraft = 24

const rule = 'Whole numbers from 1 only.'
const limit = `The greatest quantity is ${grouped(greatestQuantity)}.`

interface QuantityDraftOptions {
  value: number
  outcome: string
  onChange: (value: number) => void
  onEnter: ((value: number) => void) | undefined
  onClear: (() => void) | undefined
  onRefuse: ((isRefused: boolean) => void) | undefined
}

/** The text of a quantity field, its announcements, and what its keys and buttons do. */
export function useQuantityDraft({ value, outcome, onChange, onEnter, onClear, onRefuse }: QuantityDraftOptions) {
  const draft = useDraft()
  const [entered, setEntered] = useState<{ quantity: number; isByButton: boolean } | null>(null)
  const [note, setNote] = useTemporaryText()
  const [isRefused, setIsRefused] = useState(false)

  const parsed = parseQuantity(draft.text ?? '')
  const current = Math.min(parsed ?? value, greatestQuantity)
  const isCleared = draft.text === '' && onClear !== undefined
  const isUnfinished = draft.text !== null && parsed === null && !isCleared
  const isTooGreat = draft.text !== null && parsed !== null && parsed > greatestQuantity
  const reason = `${rule} ${value} is kept.`

  // Without an outcome, announces the value only after a press on a button: screen readers read a focused field's value
  // themselves.
  const announcement = [(entered?.isByButton || outcome !== '') && String(value), outcome].filter(Boolean).join(', ')
  useAnnouncement(entered?.quantity === value ? announcement : '', { afterMs: typingDebounceMs })

  const refuse = (isNow: boolean) => {
    if (isNow) announce(reason)
    if (isNow !== isRefused) onRefuse?.(isNow)
    setIsRefused(isNow)
  }

  const type = (text: string | null) => {
    setNote('')
    refuse(false)
    draft.set(text)
  }

  const explain = (message: string) => {
    setNote(message)
    announce(message)
  }

  const commit = (quantity: number, isByButton = false) => {
    type(null)
    if (isTooGreat) explain(limit)
    if (quantity === value) return
    setEntered({ quantity, isByButton })
    onChange(quantity)
  }

  const finish = () => {
    if (!isCleared) return commit(current)
    type(null)
    onClear()
  }

  const stepped = (by: 1 | -1) => Math.min(Math.max(current + by, 1), greatestQuantity)

  const leave = () => {
    if (draft.latest() === null) return
    if (isUnfinished && draft.text !== '') {
      // If Enter was pressed, the reason has been announced.
      if (!isRefused) refuse(true)
      return
    }
    finish()
    // An empty field has nothing to correct, so its last number comes back.
    if (isUnfinished) explain(reason)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // The first Escape undoes the typed text; only the next one closes the dialog around the field.
      if (draft.text !== null) event.stopPropagation()
      type(null)
    } else if (event.key === 'ArrowUp') commit(stepped(1))
    else if (event.key === 'ArrowDown') commit(stepped(-1))
    else if (event.key === 'Enter') {
      // With `onEnter`, Enter does not accept a quantity that is too large. The typed text stays in the field, so that the
      // user can correct it.
      const mustCorrect = isUnfinished || (isTooGreat && onEnter !== undefined)
      if (isUnfinished) refuse(true)
      else if (mustCorrect) explain(limit)
      // An Enter key that stays pressed must not run through a list and confirm each of its rows.
      if (mustCorrect || event.repeat) event.stopPropagation()
      else {
        finish()
        // Calls `onEnter` only if the user has typed something. Otherwise a second Enter would confirm the row to which the
        // first one moved the focus.
        if (draft.text !== null && !isCleared) onEnter?.(current)
      }
    } else return
    // Enter in a quantity field must not submit the form around it.
    event.preventDefault()
  }

  return {
    text: draft.text ?? String(value),
    current,
    isInvalid: isUnfinished && draft.text !== '',
    note,
    /** Why the text in the field is not a quantity; '' if it is one or has not been left yet. */
    refusal: isRefused ? reason : '',
    type,
    leave,
    onKeyDown,
    /** The action of the plus and minus buttons. */
    step: (by: 1 | -1) => commit(stepped(by), true),
  }
}

/** Reads a whole number above 0, such as 12 or 1,000; null for any other text. */
function parseQuantity(text: string): number | null {
  const quantity = parseTyped(text, { step: 1 })
  return quantity !== null && quantity >= 1 ? quantity : null
}
