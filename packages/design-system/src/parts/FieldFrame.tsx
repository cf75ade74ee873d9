import type { ReactNode } from 'react'
import { FieldError, Label, Text } from 'react-aria-components'
import { classes } from '../css/classes.ts'
import { visuallyHidden } from '../css/shared.css.ts'
import { Icon } from '../icons/Icon.tsx'
import * as styles from './FieldFrame.css.ts'

/** What every field takes. */
export interface FieldProps {
  label: string
  name?: string
  /** A hint, shown below and read with the field. */
  description?: ReactNode
  /** Present means invalid. */
  errorMessage?: string | undefined
  isRequired?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  /** Leaves the label to screen readers, where the place makes it plain to the eye. */
  hideLabel?: boolean
  onBlur?: () => void
}

/** Something a form can move the focus to. */
export interface FocusTarget {
  focus: () => void
}

interface FieldFrameProps extends Pick<FieldProps, 'label' | 'description' | 'errorMessage'> {
  hideLabel?: boolean | undefined
  isRequired?: boolean | undefined
  children: ReactNode
}

export const isInvalid = (errorMessage: string | undefined) => errorMessage !== undefined && errorMessage !== ''

/** Label, control, hint and error in reading order. React Aria ties them together. */
export function FieldFrame({ label, hideLabel, isRequired, description, errorMessage, children }: FieldFrameProps) {
  return (
    <>
      <Label className={classes(styles.label, hideLabel && visuallyHidden)}>
        {label}
        {isRequired && (
          <span aria-hidden className={styles.marker}>
            *
          </span>
        )}
      </Label>
      {children}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </>
  )
}

export function FieldHelp({ description, errorMessage }: Pick<FieldProps, 'description' | 'errorMessage'>) {
  return (
    <>
      {description !== undefined && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        <Icon name="error" size="small" />
        <span>{errorMessage}</span>
      </FieldError>
    </>
  )
}
