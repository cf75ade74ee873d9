import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { Icon } from '../../icons/Icon.tsx'
import * as field from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { usePlainField } from '../../parts/PlainField.tsx'
import * as styles from './Checkbox.css.ts'

interface CheckboxProps extends Omit<FieldProps<boolean>, 'label'> {
  label: ReactNode
  /** Some, but not all, of the items that the checkbox stands for are selected. */
  isIndeterminate?: boolean
  /** In a `Grid` of `aligned` columns, after a single field: on the line of the field's box. */
  isBesideField?: boolean
}

/** A checkbox with a label. */
export function Checkbox({ value, onChange, isIndeterminate = false, isBesideField = false, ...props }: CheckboxProps) {
  const { root, control, help } = usePlainField(props)
  return (
    <div {...root} className={classes(field.field, isBesideField && styles.besideField)}>
      <label className={styles.button}>
        <input
          {...control}
          ref={(input) => {
            if (input) input.indeterminate = isIndeterminate
          }}
          type="checkbox"
          tabIndex={0}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          className={visuallyHidden}
        />
        <span className={styles.box}>
          <Icon name={isIndeterminate ? 'minus' : 'check'} size="small" />
        </span>
        <span className={classes(styles.label, props.hideLabel && visuallyHidden)}>{props.label}</span>
      </label>
      {help}
    </div>
  )
}
