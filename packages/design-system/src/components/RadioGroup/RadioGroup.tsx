import type { ReactNode } from 'react'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import * as choice from '../../parts/choice.css.ts'
import * as frame from '../../parts/FieldFrame.css.ts'
import type { FieldProps } from '../../parts/FieldProps.ts'
import { LabelText, usePlainField } from '../../parts/PlainField.tsx'
import * as styles from './RadioGroup.css.ts'

interface RadioOption<Value extends string> {
  value: Value
  label: string
  description?: ReactNode
  /** Shown at the end of the option's line, such as an amount. The cards are then rows, one below the other. */
  end?: ReactNode
}

interface RadioGroupProps<Value extends string> extends Omit<FieldProps<Value>, 'value'> {
  options: readonly RadioOption<Value>[]
  /** '' while no option is chosen. */
  value: Value | ''
  /** `horizontal` for two or three short labels, which wrap if there is little space. */
  orientation?: keyof typeof styles.orientation
  /** Draws each option as a card: side by side on wide screens, and as high as other controls. */
  hasCards?: boolean
}

/** A choice among a few options, all of them visible. `onBlur` is called when the focus leaves all of them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, orientation = 'vertical', hasCards = false, ...field } = props
  const cards = options.some(({ end }) => end !== undefined) ? styles.rows : styles.cards
  const { root, labelId, control, help } = usePlainField(field)
  return (
    <div
      {...root}
      className={frame.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) control.onBlur?.()
      }}
    >
      <span id={labelId} className={classes(frame.label, field.hideLabel && visuallyHidden)}>
        <LabelText {...field} />
      </span>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        aria-describedby={control['aria-describedby']}
        aria-invalid={control['aria-invalid']}
        aria-required={control['aria-required']}
        aria-disabled={control.disabled}
        aria-orientation={hasCards ? undefined : orientation}
        className={hasCards ? cards : classes(styles.options, styles.orientation[orientation])}
      >
        {options.map((option, index) => {
          const descriptionId = option.description === undefined ? undefined : `${control.id}-${index}`
          return (
            <div key={option.value}>
              <label className={hasCards ? styles.card : styles.button}>
                <input
                  type="radio"
                  tabIndex={0}
                  // The first option has the field's id. Ids must be unique.
                  id={index === 0 ? control.id : undefined}
                  name={control.name ?? control.id}
                  checked={option.value === value}
                  onChange={() => onChange(option.value)}
                  disabled={control.disabled}
                  aria-describedby={descriptionId}
                  className={hasCards ? choice.input : visuallyHidden}
                />
                <span className={styles.mark} />
                <span className={styles.label}>{option.label}</span>
                {option.end !== undefined && <span className={styles.end}>{option.end}</span>}
              </label>
              {descriptionId !== undefined && (
                <div id={descriptionId} className={styles.description}>
                  {option.description}
                </div>
              )}
            </div>
          )
        })}
      </div>
      {help}
    </div>
  )
}
