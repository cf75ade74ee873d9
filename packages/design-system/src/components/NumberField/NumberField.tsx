import type { Ref } from 'react'
import { Group, Input, TextField } from 'react-aria-components'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './NumberField.css.ts'
import type { NumberLimits } from './nearestNumber.ts'
import { useNumberDraft } from './useNumberDraft.ts'

/** Its value is null while the field is empty. */
export interface NumberFieldProps extends FieldProps<number | null> {
  /** What the arrow keys add; typed numbers are rounded to it. */
  step?: number
  minValue?: number
  maxValue?: number
  /** Shown after the number, such as "m". */
  unit?: string
  /**
   * Called for each keystroke with the number as typed, before `onChange` rounds it and keeps it within its limits.
   * Called with `value` if what was typed comes to the same, or is put back.
   */
  onType?: (value: number | null) => void
  /** Called for Enter, after `onChange`. */
  onEnter?: () => void
  /** The input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>
}

/** The number and its limits; with the role of a spin button they are read like those of any other. */
const limitsOf = (value: number | null, unit: string | undefined, { minValue, maxValue }: NumberLimits) => ({
  // Without a number browsers take it to be 0.
  'aria-valuetext': value === null ? 'Empty' : unit === undefined ? `${value}` : `${value} ${unit}`,
  ...(value !== null && { 'aria-valuenow': value }),
  ...(minValue !== undefined && { 'aria-valuemin': minValue }),
  ...(maxValue !== undefined && { 'aria-valuemax': maxValue }),
})

/**
 * A number that may have decimals, such as a length. `onChange` is called when the field is left, and for Enter and the
 * arrow keys. Text that is no number is put back. It is a text field, because React Aria's own number field announces
 * each keystroke, over the echo of the key.
 */
export function NumberField({ onType, onEnter, unit, step, minValue, maxValue, ref, ...props }: NumberFieldProps) {
  const { value, onChange, onBlur } = props
  const { root, frame } = fieldParts(props)
  const limits = { step, minValue, maxValue }
  const { text, type, leave, onKeyDown } = useNumberDraft({ value, onChange, onType, onEnter, ...limits })
  return (
    <TextField
      {...root}
      value={text}
      onChange={type}
      onBlur={() => {
        leave()
        onBlur?.()
      }}
    >
      <FieldFrame {...frame} label={unit === undefined ? props.label : `${props.label} (${unit})`}>
        <Group role="presentation" className={field.box}>
          <Input
            {...(ref && { ref })}
            role="spinbutton"
            {...limitsOf(value, unit, limits)}
            inputMode="decimal"
            autoComplete="off"
            {...(onEnter && { enterKeyHint: 'next' })}
            onKeyDown={onKeyDown}
            className={field.input}
          />
          {unit !== undefined && (
            <span aria-hidden className={styles.unit}>
              {unit}
            </span>
          )}
        </Group>
      </FieldFrame>
    </TextField>
  )
}
