import type { Ref } from 'react'
import { Button, ListBox, ListBoxItem, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { FieldFrame, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps } from '../../parts/FieldFrame.tsx'
import * as field from '../../parts/FieldFrame.css.ts'
import * as popover from '../../parts/popover.css.ts'
import * as styles from './Select.css.ts'

export interface SelectOption {
  value: string
  label: string
}

export interface SelectProps extends FieldProps {
  options: readonly SelectOption[]
  value: string | null
  onChange: (value: string) => void
  /** Shown while nothing is chosen. */
  placeholder?: string
  inputRef?: Ref<HTMLButtonElement>
}

/** One of a few. */
export function Select({
  label,
  description,
  errorMessage,
  hideLabel,
  inputRef,
  options,
  value,
  onChange,
  placeholder = 'Choose one',
  ...rest
}: SelectProps) {
  return (
    <AriaSelect
      {...rest}
      // A value that is not on offer would be shown as a blank.
      value={options.some((option) => option.value === value) ? value : null}
      onChange={(key) => {
        if (typeof key === 'string') onChange(key)
      }}
      placeholder={placeholder}
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
        <Button ref={inputRef} className={classes(field.box, styles.button)}>
          <SelectValue className={styles.value} />
          <Icon name="chevronDown" size="small" />
        </Button>
      </FieldFrame>
      <Popover className={classes(popover.popover, popover.asWideAsTrigger)}>
        <ListBox items={options} className={popover.list}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={popover.item}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
