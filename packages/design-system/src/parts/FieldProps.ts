import type { ReactNode } from 'react'

/**
 * What a form needs to read, set and check a field. All fields share these props, so a form binds all of them in the same
 * way.
 */
export interface FormControlProps<Value> {
  label: string
  name?: string
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Makes the field invalid. */
  errorMessage?: string | undefined
}

/** The props that all fields have. */
export interface FieldProps<Value> extends FormControlProps<Value> {
  /** A hint, shown below the field and read with it. */
  description?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  /**
   * Hides the label on the screen, for a field whose purpose the surroundings show. Screen readers still read the label.
   */
  hideLabel?: boolean
}

/** Whether a field has an error. */
export const isFaulty = (errorMessage: string | undefined) => errorMessage !== undefined && errorMessage !== ''
