import type { ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { visuallyHidden } from '../css/shared.css.ts'
import { LabelText } from './LabelText.tsx'
import { usePlainField, type PlainControl, type PlainFieldOptions } from './usePlainField.tsx'
import * as styles from './FieldFrame.css.ts'

interface PlainFieldProps {
  field: PlainFieldOptions
  /** Class names of the root element. */
  className?: string
  /** Renders the control with these props. */
  children: (control: PlainControl) => ReactNode
}

/** A field made of the browser's own elements, in reading order: label, control, hint and error. */
export function PlainField({ field, className, children }: PlainFieldProps) {
  const { root, control, help } = usePlainField(field)
  return (
    <div {...root} className={classes(styles.field, className)}>
      <label htmlFor={control.id} className={classes(styles.label, field.hideLabel && visuallyHidden)}>
        <LabelText {...field} />
      </label>
      {children(control)}
      {help}
    </div>
  )
}
