import { Group, Input, NumberField as AriaNumberField } from 'react-aria-components'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './NumberField.css.ts'

/** Its value is null while the field is empty. */
export interface NumberFieldProps extends FieldProps<number | null> {
  /** What the arrow keys add; typed numbers are rounded to it. */
  step?: number
  minValue?: number
  maxValue?: number
  /** Shown after the number, such as "m". */
  unit?: string
}

const formatOptions = { maximumFractionDigits: 3 }

/** A number that may have decimals, such as a length. `onChange` is called when the field is left or Enter is pressed. */
export function NumberField({ value, onChange, unit, ...props }: NumberFieldProps) {
  const { root, frame } = fieldParts(props)
  return (
    <AriaNumberField
      {...root}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isFinite(number) ? number : null)}
      formatOptions={formatOptions}
    >
      <FieldFrame {...frame} label={unit === undefined ? props.label : `${props.label} (${unit})`}>
        <Group className={field.box}>
          <Input className={`${field.input} ${styles.number}`} />
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
