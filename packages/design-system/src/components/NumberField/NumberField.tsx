import type { Ref } from 'react'
import { Group, Input, NumberField as AriaNumberField } from 'react-aria-components'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps } from '../../parts/FieldFrame.tsx'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './NumberField.css.ts'

export interface NumberFieldProps extends FieldProps {
  /** Null while empty. */
  value: number | null
  onChange: (value: number | null) => void
  /** What the arrow keys add; typed numbers are rounded to it. */
  step?: number
  minValue?: number
  maxValue?: number
  /** Printed behind the number, such as "m". */
  unit?: string
  inputRef?: Ref<HTMLInputElement>
}

const formatOptions = { maximumFractionDigits: 3 }

/** A number that may have decimals, such as a length. It is told to the form when the field is left or Enter is pressed. */
export function NumberField({
  label,
  description,
  errorMessage,
  hideLabel,
  inputRef,
  value,
  onChange,
  unit,
  ...rest
}: NumberFieldProps) {
  return (
    <AriaNumberField
      {...rest}
      value={value ?? Number.NaN}
      onChange={(number) => onChange(Number.isFinite(number) ? number : null)}
      formatOptions={formatOptions}
      isInvalid={isInvalid(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame
        label={unit === undefined ? label : `${label} (${unit})`}
        hideLabel={hideLabel}
        isRequired={rest.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <Group className={field.box}>
          <Input ref={inputRef} className={`${field.input} ${styles.number}`} />
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
