import { classes } from '../../css/classes.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { PlainField } from '../../parts/PlainField.tsx'
import * as frame from '../../parts/FieldFrame.css.ts'
import * as styles from './TextArea.css.ts'

interface TextAreaProps extends FieldProps<string> {
  /** Number of lines shown before the text scrolls. */
  rows?: number
  /** In characters. */
  maxLength?: number
}

/** A field for several lines of text. */
export function TextArea({ rows = 4, maxLength, value, onChange, ...field }: TextAreaProps) {
  return (
    <PlainField field={field}>
      {(control) => (
        <textarea
          {...control}
          rows={rows}
          maxLength={maxLength}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={classes(frame.box, styles.area)}
        />
      )}
    </PlainField>
  )
}
