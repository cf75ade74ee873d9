import { Group, Input, TextField } from 'react-aria-components'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps } from '../../parts/FieldFrame.tsx'
import * as field from '../../parts/FieldFrame.css.ts'
import { readColour } from '../../theme/readColour.ts'
import * as styles from './ColorField.css.ts'

export interface ColorFieldProps extends FieldProps {
  /** In any CSS notation; what is picked comes as `#rrggbb`. */
  value: string
  onChange: (value: string) => void
  /** What the picker shows while the text is no colour, as `#rrggbb`. */
  fallback: string
}

/** A colour, picked or written. */
export function ColorField({
  label,
  description,
  errorMessage,
  hideLabel,
  value,
  onChange,
  fallback,
  ...rest
}: ColorFieldProps) {
  return (
    <TextField
      {...rest}
      value={value}
      onChange={onChange}
      isInvalid={isInvalid(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isRequired={rest.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <Group className={field.box}>
          <input
            type="color"
            aria-label={`${label}, picker`}
            value={readColour(value)?.toHex() ?? fallback}
            disabled={rest.isDisabled}
            onChange={(event) => onChange(event.target.value)}
            className={styles.picker}
          />
          <Input spellCheck={false} autoComplete="off" className={field.input} />
        </Group>
      </FieldFrame>
    </TextField>
  )
}
