import type { ReactNode, Ref } from 'react'
import { CheckboxButton, CheckboxField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { Icon } from '../../icons/Icon.tsx'
import { FieldHelp, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps } from '../../parts/FieldFrame.tsx'
import * as styles from './Checkbox.css.ts'

export interface CheckboxProps extends Omit<FieldProps, 'label'> {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Some of what it stands for is selected, but not all. */
  isIndeterminate?: boolean
  /** The label. */
  children: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

export function Checkbox({ description, errorMessage, hideLabel, inputRef, children, ...rest }: CheckboxProps) {
  return (
    <CheckboxField
      {...rest}
      {...(inputRef && { inputRef })}
      isInvalid={isInvalid(errorMessage)}
      validationBehavior="aria"
      className={styles.field}
    >
      <CheckboxButton className={styles.button}>
        <span className={styles.box}>
          <Icon name={rest.isIndeterminate ? 'minus' : 'check'} size="small" />
        </span>
        <span className={classes(styles.label, hideLabel && visuallyHidden)}>{children}</span>
      </CheckboxButton>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </CheckboxField>
  )
}
