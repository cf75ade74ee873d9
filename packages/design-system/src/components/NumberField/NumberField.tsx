import type { Ref } from 'react'
import { BriefNote } from '../../parts/BriefNote.tsx'
import * as frame from '../../parts/FieldFrame.css.ts'
import { isFaulty, type FieldProps } from '../../parts/FieldProps.ts'
import { PlainField } from '../../parts/PlainField.tsx'
import * as styles from './NumberField.css.ts'
import type { NumberLimits } from './typedNumber.ts'
import { useNumberEntry } from './useNumberEntry.ts'

/** The value is null while the field is empty. */
interface NumberFieldProps extends FieldProps<number | null> {
  /** The arrow keys change the number by this step. Typed numbers are rounded to a multiple of it. */
  step?: number
  minValue?: number
  maxValue?: number
  /** Shown after the number, such as "m". */
  unit?: string
  /** `short` for a quantity at the end of a row. */
  width?: keyof typeof styles.width
  /** Called for each keystroke with the number as typed; `onChange` later gets it rounded and within the limits. */
  onType?: (value: number | null) => void
  /** Called on Enter, after `onChange`. */
  onEnter?: () => void
  /** Lets the caller focus the input. */
  ref?: Ref<HTMLInputElement>
}

/** How a screen reader speaks the number. */
const spokenNumber = (value: number | null, unit: string | undefined, { minValue, maxValue }: NumberLimits) => ({
  // Without this, browsers report an empty field as 0.
  'aria-valuetext': value === null ? 'Empty' : unit === undefined ? `${value}` : `${value} ${unit}`,
  ...(value !== null && { 'aria-valuenow': value }),
  ...(minValue !== undefined && { 'aria-valuemin': minValue }),
  ...(maxValue !== undefined && { 'aria-valuemax': maxValue }),
})

/**
 * A field for a number that may have decimals, such as a length. `onChange` is called when the user leaves the field,
 * presses Enter or uses the arrow keys. The field corrects numbers outside the limits, and says so for a while. Text that is
 * not a number stays in the field with an error, and the value is null.
 */
export function NumberField({
  value,
  onChange,
  unit,
  width = 'full',
  onType,
  onEnter,
  step,
  minValue,
  maxValue,
  ref,
  ...field
}: NumberFieldProps) {
  const limits = { step, minValue, maxValue }
  const entry = useNumberEntry({ value, limits, onChange, onType, onEnter })
  const leave = () => {
    entry.finish()
    field.onBlur?.()
  }
  const noteId = entry.note === '' ? undefined : entry.noteId
  const errorMessage = entry.refusal === '' ? field.errorMessage : entry.refusal
  return (
    <PlainField field={{ ...field, unit, noteId, errorMessage, onBlur: leave }} className={styles.width[width]}>
      {(control) => (
        <div className={styles.place}>
          <div
            className={frame.box}
            data-invalid={isFaulty(errorMessage) || undefined}
            data-disabled={field.isDisabled || undefined}
          >
            <input
              {...control}
              ref={ref}
              role="spinbutton"
              {...spokenNumber(value, unit, limits)}
              value={entry.text}
              onChange={({ target }) => entry.type(target.value)}
              onKeyDown={entry.onKeyDown}
              onFocus={({ target }) => target.select()}
              // Gives phones a number keyboard, unless the number may be negative, because that keyboard may lack a minus
              // sign.
              {...(minValue !== undefined && minValue >= 0 && { inputMode: step === 1 ? 'numeric' : 'decimal' })}
              {...(onEnter && { enterKeyHint: 'next' })}
              autoComplete="off"
              className={frame.input}
            />
            {unit !== undefined && (
              <span aria-hidden className={styles.unit}>
                {unit}
              </span>
            )}
          </div>
          <BriefNote id={entry.noteId} side={width === 'full' ? 'start' : 'end'}>
            {entry.note}
          </BriefNote>
        </div>
      )}
    </PlainField>
  )
}
