import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button, Group, Input } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { greatestQuantity, longestDraft, parseQuantity } from './quantity.ts'
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
  /** `full` takes the width of its container. */
  width?: keyof typeof styles.width
  isDisabled?: boolean
}

/**
 * A quantity. Text that is not a whole number is discarded when the field is left, and the last number comes back. Enter
 * leaves such text to be corrected.
 */
export function QuantityStepper({
  label,
  value,
  onChange,
  onEnter,
  min = 1,
  width = 'content',
  isDisabled = false,
}: QuantityStepperProps) {
  const [draft, setDraftState] = useState<string | null>(null)
  // Enter may move the focus on, which leaves the field before the next render knows that its text is done with.
  const hasDraft = useRef(false)
  const setDraft = (text: string | null) => {
    hasDraft.current = text !== null
    setDraftState(text)
  }
  const current = parseQuantity(draft ?? '', min) ?? value

  const what = label.charAt(0).toLowerCase() + label.slice(1)
  const isMeaningless = draft !== null && draft !== '' && parseQuantity(draft, min) === null

  const commit = (quantity: number) => {
    setDraft(null)
    if (quantity !== value) onChange(quantity)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') setDraft(null)
    else if (event.key === 'ArrowUp') commit(Math.min(current + 1, greatestQuantity))
    else if (event.key === 'ArrowDown') commit(Math.max(current - 1, min))
    else if (event.key === 'Enter') {
      const isUnfinished = draft !== null && parseQuantity(draft, min) === null
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
      <Button
        aria-label={`Decrease ${what}`}
        isDisabled={isDisabled || current <= min}
        onPress={() => commit(Math.max(current - 1, min))}
        className={styles.step}
      >
        <Icon name="minus" size="small" />
      </Button>
      <Input
        aria-label={label}
        inputMode="numeric"
        enterKeyHint={onEnter ? 'next' : 'done'}
        autoComplete="off"
        disabled={isDisabled}
        value={draft ?? String(value)}
        maxLength={longestDraft}
        aria-invalid={isMeaningless}
        // Parsed only when finished: dropping the point of 2.5 as it is typed would make it 25.
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={() => {
          if (hasDraft.current) commit(current)
        }}
        onKeyDown={onKeyDown}
        className={styles.input}
      />
      <Button
        aria-label={`Increase ${what}`}
        isDisabled={isDisabled || current >= greatestQuantity}
        onPress={() => commit(Math.min(current + 1, greatestQuantity))}
        className={styles.step}
      >
        <Icon name="plus" size="small" />
      </Button>
    </Group>
  )
}
