import type { ReactNode, Ref } from 'react'
import { classes } from '../css/classes.ts'
import { visuallyHidden } from '../css/shared.css.ts'
import { LabelText } from './LabelText.tsx'
import { usePlainField, type PlainControl, type PlainFieldOptions } from './usePlainField.tsx'
import * as styles from './FieldFrame.css.ts'

/** The props of the group element. `aria-labelledby` names it, because a `<label>` cannot name a group. */
interface GroupControl extends Omit<PlainControl, 'onBlur'> {
  readonly 'aria-labelledby': string
}

interface GroupFieldProps {
  field: PlainFieldOptions
  ref?: Ref<HTMLDivElement>
  /** Renders the group element with these props. */
  children: (control: GroupControl) => ReactNode
}

/** A field with several controls, such as radio buttons. `onBlur` is called when the focus leaves all of them. */
export function GroupField({ field, ref, children }: GroupFieldProps) {
  const { root, labelId, control, help } = usePlainField(field)
  const { onBlur, ...rest } = control
  return (
    <div
      {...root}
      ref={ref}
      className={styles.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
    >
      <span id={labelId} className={classes(styles.label, field.hideLabel && visuallyHidden)}>
        <LabelText {...field} />
      </span>
      {children({ ...rest, 'aria-labelledby': labelId })}
      {help}
    </div>
  )
}
