import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import { LabelText } from '../../parts/fieldTexts.tsx'
import { usePlainField } from '../../parts/usePlainField.tsx'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioGroupProps<Value extends string> extends Omit<FieldProps<Value>, 'value'> {
  options: readonly { value: Value; label: string; description?: ReactNode }[]
  /** '' while nothing is chosen. */
  value: Value | ''
  /** `horizontal` for two or three short labels; they wrap where there is no room. */
  orientation?: keyof typeof styles.orientation
}

/** One of a few options, all of them in view. */
export function RadioGroup<Value extends string>({ options, value, onChange, ...props }: RadioGroupProps<Value>) {
  const { orientation = 'vertical', isDisabled, hideLabel, onBlur } = props
  const { root, labelId, control, help } = usePlainField(props)
  const { id } = control
  return (
    <div
      {...root}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
      aria-required={control['aria-required']}
      aria-disabled={isDisabled}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-orientation={orientation}
      className={field.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.()
      }}
    >
      <span id={labelId} className={classes(field.label, hideLabel && visuallyHidden)}>
        <LabelText {...props} />
      </span>
      <div className={classes(styles.options, styles.orientation[orientation])}>
        {options.map((option, index) => (
          <div key={option.value}>
            <label className={styles.button}>
              <input
                type="radio"
                name={props.name ?? id}
                checked={option.value === value}
                onChange={() => onChange(option.value)}
                disabled={isDisabled}
                {...(index === 0 && { id })}
                {...(option.description !== undefined && { 'aria-describedby': `${id}-${index}` })}
                className={visuallyHidden}
              />
              <span className={styles.mark} />
              <span className={styles.label}>{option.label}</span>
            </label>
            {option.description !== undefined && (
              <div id={`${id}-${index}`} className={styles.description}>
                {option.description}
              </div>
            )}
          </div>
        ))}
      </div>
      {help}
    </div>
  )
}
