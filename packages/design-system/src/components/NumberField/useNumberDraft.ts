import type { KeyboardEvent } from 'react'
import { useDraft } from '../../parts/useDraft.ts'
import { mostDecimals, nearestNumber, type NumberLimits } from './nearestNumber.ts'
import { parseTyped } from './parseTyped.ts'

interface NumberDraftOptions extends NumberLimits {
  value: number | null
  onChange: (value: number | null) => void
  onType: ((value: number | null) => void) | undefined
  onEnter: (() => void) | undefined
}

// English in every locale, because `parseTyped` reads it again.
const format = new Intl.NumberFormat('en', { maximumFractionDigits: mostDecimals })

/** The text of a number field, and what the keys in it do. Text becomes a number when the field is left, or on Enter. */
export function useNumberDraft({ value, onChange, onType, onEnter, ...limits }: NumberDraftOptions) {
  const draft = useDraft()

  const settle = (next: number | null) => {
    draft.set(null)
    if (next !== value) onChange(next)
    else onType?.(value)
  }

  /** What a text amounts to. One without a meaning leaves the value as it is. */
  const meant = (text: string | null): number | null => {
    if (text?.trim() === '') return null
    const number = parseTyped(text ?? '')
    return number === null ? value : nearestNumber(number, limits)
  }

  const leave = () => {
    const text = draft.latest()
    if (text !== null) settle(meant(text))
  }

  const stepBy = (by: number) => {
    const from = meant(draft.text)
    settle(nearestNumber(from === null ? 0 : from + by, limits))
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event
    if (key === 'Enter') {
      leave()
      onEnter?.()
    } else if (key === 'Escape' && draft.text !== null) {
      settle(value)
      // The dialog around it stays open; it closes with the next Escape.
      event.stopPropagation()
    } else if ((key === 'ArrowUp' || key === 'ArrowDown') && !(altKey || ctrlKey || metaKey || shiftKey)) {
      stepBy((limits.step ?? 1) * (key === 'ArrowUp' ? 1 : -1))
      // Otherwise the caret moves to an end of the text.
      event.preventDefault()
    }
  }

  const type = (text: string) => {
    draft.set(text)
    onType?.(parseTyped(text))
  }

  return { text: draft.text ?? (value === null ? '' : format.format(value)), type, leave, onKeyDown }
}
