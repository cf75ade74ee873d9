import type { ReactNode, Ref } from 'react'
import { classes } from '../css/classes.ts'
import { visuallyHidden } from '../css/shared.css.ts'
import { LabelText } from './fieldTexts.tsx'
import { usePlainField, type PlainControl, type PlainFieldOptions } from './usePlainField.tsx'
import * as styles from './FieldFrame.css.ts'

/** What the control of a field has: its id, its label and what describes it. */
export interface ShellControlProps extends Pick<PlainControl, 'id' | 'aria-describedby'> {
  readonly 'aria-labelledby': string
}

interface FieldShellProps {
  root: Ref<HTMLDivElement>
  field: PlainFieldOptions
  children: (control: ShellControlProps) => ReactNode
}

/** The outer part of a field whose code is still to come: label, hint and error are those of the field. */
export function FieldShell({ root, field, children }: FieldShellProps) {
  const { root: own, labelId, control, help } = usePlainField(field)
  return (
    <div
      {...own}
      ref={root}
      className={styles.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) field.onBlur?.()
      }}
    >
      <span id={labelId} className={classes(styles.label, field.hideLabel && visuallyHidden)}>
        <LabelText {...field} />
      </span>
      {children({
        id: control.id,
        'aria-labelledby': labelId,
        'aria-describedby': control['aria-describedby'],
      })}
      {help}
    </div>
  )
}
