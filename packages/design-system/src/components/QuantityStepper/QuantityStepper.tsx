import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Group, Input } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import { afterTypingMs } from '../../voice/afterTypingMs.ts'
import { speak } from '../../voice/speak.ts'
import { useSpoken } from '../../voice/useSpoken.ts'
import { greatestQuantity, longestDraft, parseQuantity } from './quantity.ts'
import { useBriefText } from './useBriefText.ts'
import * as styles from './QuantityStepper.css.ts'

export interface QuantityStepperProps {
  /** Names the field, such as "Quantity of treated pine"; its buttons are read as "Increase quantity of treated pine". */
  label: string
  /** A whole number. */
  value: number
  /** Called with a whole number from `min` up, once the reader has finished: button, Enter, or leaving the field. */
  onChange: (value: number) => void
  /** Called on Enter in the field after a quantity was typed, after `onChange`. */
  onEnter?: (value: number) => void
  min?: number
  /** What follows from the quantity, such as the price of a line. Told to screen readers after a change. */
  outcome?: string
  /** `full` takes the width of its container. */
  width?: keyof typeof styles.width
  isDisabled?: boolean
}

/**
 * A quantity. Text that is not a whole number is discarded when the field is left, and the last number comes back; why is
 * said and shown below the field for a while. Enter leaves such text to be corrected.
 */
export function QuantityStepper({
  label,
  value,
  onChange,
  onEnter,
  min = 1,
  outcome = '',
  width = 'content',
  isDisabled = false,
}: QuantityStepperProps) {
  const [draft, setDraftState] = useState<string | null>(null)
  // Enter may move the focus on, which leaves the field before the next render knows that its text is done with.
  const hasDraft = useRef(false)
  const [entered, setEntered] = useState<number | null>(null)
  const [isStepped, setStepped] = useState(false)
  const [note, setNote] = useBriefText()
  const noteId = useId()
  const setDraft = (text: string | null) => {
    setNote('')
    hasDraft.current = text !== null
    setDraftState(text)
  }
  const current = parseQuantity(draft ?? '', min) ?? value

  const what = label.charAt(0).toLowerCase() + label.slice(1)
  const isUnfinished = draft !== null && parseQuantity(draft, min) === null

  const commit = (quantity: number) => {
    setDraft(null)
    if (quantity === value) return
    setEntered(quantity)
    onChange(quantity)
  }
  // The field tells its value itself, unless a button beside it has the focus.
  const told = outcome === '' ? (isStepped ? String(value) : '') : `${value}, ${outcome}`
  useSpoken(entered === value ? told : '', { afterMs: afterTypingMs })
  const step = (by: 1 | -1) => {
    setStepped(true)
    commit(Math.min(Math.max(current + by, min), greatestQuantity))
  }

  const explain = (rest = '') => {
    const words = `Whole numbers from ${min} only.${rest}`
    setNote(words)
    speak(words)
  }

  const leave = () => {
    if (!hasDraft.current) return
    commit(current)
    if (isUnfinished) explain(` ${value} is kept.`)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDraft(null)
    else if (event.key === 'ArrowUp') commit(Math.min(current + 1, greatestQuantity))
    else if (event.key === 'ArrowDown') commit(Math.max(current - 1, min))
    else if (event.key === 'Enter') {
      if (isUnfinished) explain()
      // A key that is held down must not run through a list and enter each of its rows.
      if (isUnfinished || event.repeat) event.stopPropagation()
      else {
        commit(current)
        // Without anything typed, a second Enter would enter the row that the first one has led to.
        if (draft !== null) onEnter?.(current)
      }
    } else return
    // Enter in a quantity must not submit the form around it.
    event.preventDefault()
  }

  return (
    <Group aria-label={label} isDisabled={isDisabled} className={classes(styles.stepper, styles.width[width])}>
      <PressButton
        aria-label={`Decrease ${what}`}
        isDisabled={isDisabled || current <= min}
        onPress={() => step(-1)}
        className={styles.step}
      >
        <Icon name="minus" size="small" />
      </PressButton>
      <Input
        role="spinbutton"
        aria-label={label}
        aria-valuenow={current}
        aria-valuemin={min}
        aria-valuemax={greatestQuantity}
        {...(note !== '' && { 'aria-describedby': noteId })}
        inputMode="numeric"
        enterKeyHint={onEnter ? 'next' : 'done'}
        autoComplete="off"
        disabled={isDisabled}
        value={draft ?? String(value)}
        maxLength={longestDraft}
        aria-invalid={isUnfinished && draft !== ''}
        // Parsed only when finished: dropping the point of 2.5 as it is typed would make it 25.
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => {
          setStepped(false)
          event.target.select()
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
        className={styles.input}
      />
      <PressButton
        aria-label={`Increase ${what}`}
        isDisabled={isDisabled || current >= greatestQuantity}
        onPress={() => step(1)}
        className={styles.step}
      >
        <Icon name="plus" size="small" />
      </PressButton>
      {note !== '' && (
        <span id={noteId} className={styles.note}>
          {note}
        </span>
      )}
    </Group>
  )
}
