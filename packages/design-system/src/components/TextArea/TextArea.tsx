import type { Ref } from 'react'
import { TextArea as AriaTextArea, TextField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps } from '../../parts/FieldFrame.tsx'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './TextArea.css.ts'

export interface TextAreaProps extends FieldProps {
  value: string
  onChange: (value: string) => void
  /** Lines shown before it scrolls. */
  rows?: number
  /** Characters. */
  maxLength?: number
  inputRef?: Ref<HTMLTextAreaElement>
}

/** Several lines of text. */
export function TextArea({ label, description, errorMessage, hideLabel, inputRef, rows = 4, ...rest }: TextAreaProps) {
  return (
    <TextField {...rest} isInvalid={isInvalid(errorMessage)} validationBehavior="aria" className={field.field}>
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isRequired={rest.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <AriaTextArea ref={inputRef} rows={rows} className={classes(field.box, styles.area)} />
      </FieldFrame>
    </TextField>
  )
}
