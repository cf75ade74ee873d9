import type { ReactNode } from 'react'

/** What a form needs to read, set and check a field. All fields share these props, so one binding serves them all. */
export interface FormControlProps<Value> {
  label: string
  name?: string
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  /** A field with an error message is invalid. */
  errorMessage?: string | undefined
}

/** The props that all fields share. */
export interface FieldProps<Value> extends FormControlProps<Value> {
  /** A hint, shown below and read aloud with the field. */
  description?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  /** Shows the label to screen readers only, where it is visually clear from the surroundings. */
  hideLabel?: boolean
}

/** Whether a field is in error. */
export const isFaulty = (errorMessage: string | undefined) => errorMessage !== undefined && errorMessage !== ''
