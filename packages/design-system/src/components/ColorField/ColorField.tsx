import { Group, Input, TextField } from 'react-aria-components'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import { readColour } from '../../theme/readColour.ts'
import * as styles from './ColorField.css.ts'

/** Its value is a colour in any CSS notation; a picked one is `#rrggbb`. */
export interface ColorFieldProps extends FieldProps<string> {
  /** What the picker shows while the text is not a colour, as `#rrggbb`. */
  fallback: string
}

/** A colour, picked or written. */
export function ColorField({ fallback, ...props }: ColorFieldProps) {
  const { root, frame } = fieldParts(props)
  return (
    <TextField {...root}>
      <FieldFrame {...frame}>
        <Group role="presentation" className={field.box}>
          <input
            type="color"
            aria-label={`${props.label}, picker`}
            value={readColour(props.value)?.toHex() ?? fallback}
            disabled={props.isDisabled}
            onChange={(event) => props.onChange(event.target.value)}
            className={styles.picker}
          />
          <Input spellCheck={false} autoComplete="off" className={field.input} />
        </Group>
      </FieldFrame>
    </TextField>
  )
}
