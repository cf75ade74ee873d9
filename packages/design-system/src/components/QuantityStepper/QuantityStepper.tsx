import { useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { BriefNote } from '../../parts/BriefNote.tsx'
import { FieldError } from '../../parts/PlainField.tsx'
import { PressButton } from '../../parts/PressButton.tsx'
import * as styles from './QuantityStepper.css.ts'
import { greatestQuantity, longestDraft, useQuantityDraft } from './useQuantityDraft.ts'

interface QuantityStepperProps {
  /**
   * Names the field, such as "Quantity of treated pine". For the plus button, screen readers then read "Increase quantity
   * of treated pine".
   */
  label: string
  /** A whole number. */
  value: number
  /**
   * Called with the new quantity, a whole number of at least 1, when the user presses a button, an arrow key or Enter,
   * or leaves the field.
   */
  onChange: (value: number) => void
  /** Called on Enter, after `onChange`, if a quantity was typed. */
  onEnter?: (value: number) => void
  /**
   * Called instead of `onChange` when the user empties the field and then leaves it or presses Enter. Without `onClear`,
   * the last number comes back when the user leaves the empty field.
   */
  onClear?: () => void
  /** Called when a text that is not a quantity is refused, and again when it is corrected. */
  onRefuse?: (isRefused: boolean) => void
  /** A text that depends on the quantity, such as the line's price. It is announced after the quantity has changed. */
  outcome?: string
  /** `full` is as wide as the container. */
  width?: keyof typeof styles.width
  isDisabled?: boolean
}

/**
 * A field for a quantity. Text that is not a quantity stays in the field with an error, so that the user can correct it; the
 * value stays as it was. A number that is too large becomes the greatest quantity, and the field says so for a while.
 */
export function QuantityStepper({
  label,
  value,
  onChange,
  onEnter,
  onClear,
  onRefuse,
  outcome = '',
  width = 'content',
  isDisabled = false,
}: QuantityStepperProps) {
  const { text, current, isInvalid, note, refusal, type, leave, onKeyDown, step } = useQuantityDraft({
    value,
    outcome,
    onChange,
    onEnter,
    onClear,
    onRefuse,
  })
  const noteId = useId()
  const what = label.charAt(0).toLowerCase() + label.slice(1)

  return (
    <div role="group" aria-label={label} data-invalid={refusal !== '' || undefined} className={styles.width[width]}>
      <div data-width={width} data-disabled={isDisabled || undefined} className={styles.stepper}>
        <PressButton
          aria-label={`Decrease ${what}`}
          isDisabled={isDisabled || current <= 1}
          onPress={() => step(-1)}
          className={styles.stepButton}
        >
          <Icon name="minus" size="small" />
        </PressButton>
        <input
          role="spinbutton"
          aria-label={label}
          aria-valuenow={current}
          aria-valuemin={1}
          aria-valuemax={greatestQuantity}
          {...(note + refusal !== '' && { 'aria-describedby': noteId })}
          inputMode="numeric"
          enterKeyHint={onEnter ? 'next' : 'done'}
          autoComplete="off"
          disabled={isDisabled}
          value={text}
          maxLength={longestDraft}
          aria-invalid={isInvalid}
          data-long={text.length > 4 || undefined}
          // The text is parsed only when complete: dropping the point of 2.5 during typing would make it 25.
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={leave}
          onKeyDown={onKeyDown}
          className={styles.input}
        />
        <PressButton
          aria-label={`Increase ${what}`}
          isDisabled={isDisabled || current >= greatestQuantity}
          onPress={() => step(1)}
          className={styles.stepButton}
        >
          <Icon name="plus" size="small" />
        </PressButton>
        <BriefNote id={noteId}>{note}</BriefNote>
      </div>
      {refusal !== '' && (
        <div className={styles.refusal}>
          <FieldError id={noteId}>{refusal}</FieldError>
        </div>
      )}
    </div>
  )
}
