import type { Ref } from 'react'
import { Group, Input, NumberField as AriaNumberField } from 'react-aria-components'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './NumberField.css.ts'
import { parseTyped } from './parseTyped.ts'

/** Its value is null while the field is empty. */
export interface NumberFieldProps extends FieldProps<number | null> {
  /** What the arrow keys add; typed numbers are rounded to it. */
  step?: number
  minValue?: number
  maxValue?: number
  /** Shown after the number, such as "m". */
  unit?: string
  /** Called for each keystroke with the number as typed, before `onChange` rounds it and keeps it within its limits. */
  onType?: (value: number | null) => void
  /** Called for Enter, after `onChange`. */
  onEnter?: () => void
  /** The input, to move the focus to it. */
  ref?: Ref<HTMLInputElement>
}

/** React Aria leaves the role of a spin button out, for VoiceOver's sake, and with it the number and its limits. */
const limitsOf = (value: number | null, unit: string | undefined, { minValue, maxValue }: Limits) => ({
  // Without a number browsers take it to be 0.
  'aria-valuetext': value === null ? 'Empty' : unit === undefined ? `${value}` : `${value} ${unit}`,
  ...(value !== null && { 'aria-valuenow': value }),
  ...(minValue !== undefined && { 'aria-valuemin': minValue }),
  ...(maxValue !== undefined && { 'aria-valuemax': maxValue }),
})

type Limits = Pick<NumberFieldProps, 'minValue' | 'maxValue'>

const formatOptions = { maximumFractionDigits: 3 }

/** A number that may have decimals, such as a length. `onChange` is called when the field is left or Enter is pressed. */
export function NumberField({ value, onChange, unit, onType, onEnter, ref, ...props }: NumberFieldProps) {
  const { root, frame } = fieldParts(props)
  return (
    <AriaNumberField
      {...root}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isFinite(number) ? number : null)}
      formatOptions={formatOptions}
    >
      <FieldFrame {...frame} label={unit === undefined ? props.label : `${props.label} (${unit})`}>
        <Group role="presentation" className={field.box}>
          <Input
            {...(ref && { ref })}
            role="spinbutton"
            {...limitsOf(value, unit, props)}
            className={field.input}
            {...(onType && { onInput: ({ currentTarget }) => onType(parseTyped(currentTarget.value)) })}
            {...(onEnter && {
              enterKeyHint: 'next',
              onKeyDown: ({ key }) => {
                if (key === 'Enter') onEnter()
              },
            })}
          />
          {unit !== undefined && (
            <span aria-hidden className={styles.unit}>
              {unit}
            </span>
          )}
        </Group>
      </FieldFrame>
    </AriaNumberField>
  )
}
