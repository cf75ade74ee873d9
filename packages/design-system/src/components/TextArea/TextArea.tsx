import { TextArea as AriaTextArea, TextField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends FieldProps<string> {
  /** Lines shown before it scrolls. */
  rows?: number
  /** Characters. */
  maxLength?: number
}

/** Several lines of text. */
export function TextArea({ rows = 4, ...props }: TextAreaProps) {
  const { root, frame } = fieldParts(props)
  return (
    <TextField {...root}>
      <FieldFrame {...frame}>
        <AriaTextArea rows={rows} className={classes(field.box, styles.area)} />
      </FieldFrame>
    </TextField>
  )
}
