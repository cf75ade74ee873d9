import { useImperativeHandle, useRef } from 'react'
import type { ReactNode, Ref } from 'react'
import { RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps, FocusTarget } from '../../parts/FieldFrame.tsx'
import * as field from '../../parts/FieldFrame.css.ts'
import * as styles from './RadioGroup.css.ts'

export interface RadioGroupProps<Value extends string> extends FieldProps {
  options: readonly { value: Value; label: string; description?: ReactNode }[]
  /** Null while nothing is chosen. */
  value: Value | null
  onChange: (value: Value) => void
  /** `horizontal` for two or three short labels; they go below each other where there is no room. */
  orientation?: keyof typeof styles.orientation
  inputRef?: Ref<FocusTarget>
}

/** One of a few, all of them in view. */
export function RadioGroup<Value extends string>({
  label,
  description,
  errorMessage,
  hideLabel,
  inputRef,
  options,
  value,
  onChange,
  orientation = 'vertical',
  autoFocus = false,
  ...rest
}: RadioGroupProps<Value>) {
  const group = useRef<HTMLDivElement>(null)
  useImperativeHandle(inputRef, () => ({
    focus: () => {
      const { current } = group
      const input = current?.querySelector<HTMLElement>('input:checked') ?? current?.querySelector('input')
      input?.focus()
    },
  }))
  return (
    <AriaRadioGroup
      {...rest}
      value={value}
      onChange={(next) => {
        const chosen = options.find((option) => option.value === next)
        if (chosen) onChange(chosen.value)
      }}
      orientation={orientation}
      isInvalid={isInvalid(errorMessage)}
      validationBehavior="aria"
      className={field.field}
    >
      <FieldFrame
        label={label}
        hideLabel={hideLabel}
        isRequired={rest.isRequired}
        description={description}
        errorMessage={errorMessage}
      >
        <div ref={group} className={classes(styles.options, styles.orientation[orientation])}>
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
