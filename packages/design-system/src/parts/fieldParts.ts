import type { ReactNode } from 'react'
import * as styles from './FieldFrame.css.ts'

/** What a form needs to read, set and check a field. All fields share these props, so one binding serves them all. */
export interface FormControlProps<Value> {
  label: string
  name?: string
  value: Value
  onChange: (value: Value) => void
  onBlur?: () => void
  /** Present means invalid. */
  errorMessage?: string | undefined
}

/** What all fields take. */
export interface FieldProps<Value> extends FormControlProps<Value> {
  /** A hint, shown below and read aloud with the field. */
  description?: ReactNode
  isRequired?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  /** Shows the label to screen readers only, where its surroundings make it plain to the eye. */
  hideLabel?: boolean
}

/** The props that `FieldFrame` shows. */
export interface FieldFrameProps {
  label: ReactNode
  hideLabel?: boolean | undefined
  isRequired?: boolean | undefined
  description?: ReactNode
  errorMessage?: string | undefined
}

/** Splits a field's props: `root` goes to the React Aria component, `frame` to the `FieldFrame` in it. */
export function fieldParts<Props extends FieldFrameProps>(props: Props) {
  const { label, hideLabel, description, errorMessage, ...rest } = props
  const frame: FieldFrameProps = { label, hideLabel, isRequired: props.isRequired, description, errorMessage }
  const added = {
    // Names the field in an ErrorSummary.
    'data-label': typeof label === 'string' ? label : undefined,
    isInvalid: isFaulty(errorMessage),
    validationBehavior: 'aria',
    className: styles.field,
  } as const
  return { root: { ...rest, ...added }, frame }
}

/** Whether a field is in error. */
export const isFaulty = (errorMessage: string | undefined) => errorMessage !== undefined && errorMessage !== ''
