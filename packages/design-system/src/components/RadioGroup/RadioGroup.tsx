import type { ReactNode } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { FieldFrame } from '../../parts/FieldFrame.tsx'
import { fieldParts } from '../../parts/fieldParts.ts'
import type { FieldProps } from '../../parts/fieldParts.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioGroupProps<Value extends string> extends Omit<FieldProps<Value>, 'value'> {
  options: readonly { value: Value; label: string; description?: ReactNode }[]
  /** '' while nothing is chosen. */
  value: Value | ''
  /** `horizontal` for two or three short labels; they wrap where there is no room. */
  orientation?: keyof typeof styles.orientation
}

/** One of a few options, all of them in view. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { options, value, onChange, orientation = 'vertical', autoFocus = false, ...rest } = props
  const { root, frame } = fieldParts(rest)
  return (
    <AriaRadioGroup
      {...root}
      // Null keeps the group controlled while nothing is chosen.
      value={value === '' ? null : value}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next)
        if (chosen) onChange(chosen.value)
      }}
      orientation={orientation}
    >
      <FieldFrame {...frame}>
        <div className={classes(styles.options, styles.orientation[orientation])}>
          {options.map((option, index) => (
            <RadioField key={option.value} value={option.value} autoFocus={autoFocus && index === 0}>
              <RadioButton className={styles.button}>
                <span className={styles.mark} />
                <span className={styles.label}>{option.label}</span>
              </RadioButton>
              {option.description !== undefined && (
                <Text slot="description" elementType="div" className={styles.description}>
                  {option.description}
                </Text>
              )}
            </RadioField>
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  )
}
