import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import * as field from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { usePlainField } from '../../parts/PlainField.tsx'
import * as styles from './Switch.css.ts'

interface SwitchProps extends Omit<FieldProps<boolean>, 'label' | 'isRequired'> {
  /** What is switched. The text must be the same for on and off. */
  label: ReactNode
}

/** Switches something on or off immediately. For a choice that is sent with a form, use a `Checkbox`. */
export function Switch({ value, onChange, ...props }: SwitchProps) {
  const { root, control, help } = usePlainField(props)
  return (
    <div {...root} className={field.field}>
      <label className={styles.button}>
        <input
          {...control}
          type="checkbox"
          tabIndex={0}
          role="switch"
          aria-checked={value}
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
          className={visuallyHidden}
        />
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span className={classes(styles.label, props.hideLabel && visuallyHidden)}>{props.label}</span>
      </label>
      {help}
    </div>
  )
}
