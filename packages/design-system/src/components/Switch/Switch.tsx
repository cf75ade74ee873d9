import type { ReactNode, Ref } from 'react'
import { SwitchButton, SwitchField } from 'react-aria-components'
import { classes } from '../../css/classes.ts'
import { visuallyHidden } from '../../css/shared.css.ts'
import { FieldHelp, isInvalid } from '../../parts/FieldFrame.tsx'
import type { FieldProps } from '../../parts/FieldFrame.tsx'
import * as styles from './Switch.css.ts'

export interface SwitchProps extends Omit<FieldProps, 'label' | 'isRequired'> {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** The label, which names what is on or off and stays the same for both. */
  children: ReactNode
  inputRef?: Ref<HTMLInputElement>
}

/** Something that is on or off. What is only ticked until a form is sent is a `Checkbox`. */
export function Switch({ description, errorMessage, hideLabel, inputRef, children, ...rest }: SwitchProps) {
  return (
    <SwitchField
      {...rest}
      {...(inputRef && { inputRef })}
      isInvalid={isInvalid(errorMessage)}
      validationBehavior="aria"
      className={styles.field}
    >
      <SwitchButton className={styles.button}>
        <span className={styles.track}>
          <span className={styles.thumb} />
        </span>
        <span className={classes(styles.label, hideLabel && visuallyHidden)}>{children}</span>
      </SwitchButton>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </SwitchField>
  )
}
