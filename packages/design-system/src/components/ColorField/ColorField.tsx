import * as frame from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { PlainField } from '../../parts/PlainField.tsx'
import { readColour } from '../../theme/readColour.ts'
import * as styles from './ColorField.css.ts'

/** The value is a colour in any CSS notation. The colour picker sets it as `#rrggbb`. */
interface ColorFieldProps extends FieldProps<string> {
  /** The colour that the picker shows, as `#rrggbb`, while the text is not a colour. */
  fallback: string
}

/** A field for a colour, which can be picked or typed. */
export function ColorField({ fallback, value, onChange, ...field }: ColorFieldProps) {
  return (
    <PlainField field={field}>
      {(control) => (
        <div className={frame.box}>
          <input
            type="color"
            aria-label={`${field.label}, picker`}
            value={readColour(value)?.toHex() ?? fallback}
            disabled={field.isDisabled}
            onChange={({ target }) => onChange(target.value)}
            className={styles.picker}
          />
          <input
            {...control}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            spellCheck={false}
            autoComplete="off"
            className={frame.input}
          />
        </div>
      )}
    </PlainField>
  )
}
