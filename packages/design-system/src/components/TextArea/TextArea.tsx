import { classes } from '../../css/classes.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { PlainField } from '../../parts/PlainField.tsx'
import * as frame from '../../parts/FieldFrame.css.ts'
import { vars } from '../../theme/vars.css.ts'
import * as styles from './TextArea.css.ts'

interface TextAreaProps extends FieldProps<string> {
  /** Number of lines of the empty field. It grows with its text, where browsers support that. */
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
          // A browser that lets the field grow ignores `rows`.
          style={{ minHeight: `max(${vars.control.standard}, calc(${rows}lh + 2 * ${styles.edge}))` }}
        />
      )}
    </PlainField>
  )
}
