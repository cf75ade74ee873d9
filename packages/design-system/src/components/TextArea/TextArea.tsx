import type { CSSProperties } from 'react'
import { classes } from '../../css/classes.ts'
import * as frame from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { PlainField } from '../../parts/PlainField.tsx'
import * as styles from './TextArea.css.ts'

interface TextAreaProps extends FieldProps<string> {
  /** Number of lines of the empty field. It grows with its text, where browsers support that. */
  rows?: number
  /** In characters. */
  maxLength?: number
}

/** A field for several lines of text. */
export function TextArea({ rows = 4, maxLength, value, onChange, ...field }: TextAreaProps) {
  const lines: CSSProperties & Record<typeof styles.rows, number> = { [styles.rows]: rows }
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
          style={lines}
        />
      )}
    </PlainField>
  )
}
