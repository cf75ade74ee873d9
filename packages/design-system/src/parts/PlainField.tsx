import { useId, type ReactNode } from 'react'
import { classes } from '../css/classes.ts'
import { visuallyHidden } from '../css/shared.css.ts'
import { Icon } from '../icons/Icon.tsx'
import * as styles from './FieldFrame.css.ts'
import { isFaulty, type FieldProps } from './FieldProps.ts'
import { useFirstFocus } from './useFirstFocus.ts'

interface PlainFieldProps {
  field: PlainFieldOptions
  /** Class names of the root element. */
  className?: string
  /** Renders the control with these props. */
  children: (control: ReturnType<typeof usePlainField>['control']) => ReactNode
}

/** A field made of the browser's own elements, in reading order: label, control, hint and error. */
export function PlainField({ field, className, children }: PlainFieldProps) {
  const { root, control, help } = usePlainField(field)
  return (
    <div {...root} className={classes(styles.field, className)}>
      <label htmlFor={control.id} className={classes(styles.label, field.hideLabel && visuallyHidden)}>
        <LabelText {...field} />
      </label>
      {children(control)}
      {help}
    </div>
  )
}

/** A field's props without its value. */
interface PlainFieldOptions extends Omit<FieldProps<unknown>, 'label' | 'value' | 'onChange'> {
  readonly label: ReactNode
  /** Read aloud after the label; the control shows it. */
  readonly unit?: string | undefined
  /** Id of a further text that describes the field, such as a `BriefNote`. */
  readonly noteId?: string | undefined
}

/**
 * The parts of a field made of the browser's own elements: attributes of its root and its control, and the hint and error to
 * show below. `data-label` names the field in an ErrorSummary, and `data-invalid` marks it as invalid.
 */
export function usePlainField(field: PlainFieldOptions) {
  const { label, unit, name, description, errorMessage, isRequired, isDisabled, autoFocus, onBlur, noteId = '' } = field
  const id = useId()
  useFirstFocus(autoFocus, () => document.getElementById(id))
  const isInvalid = isFaulty(errorMessage)
  const descriptionId = description === undefined ? '' : `${id}-description`
  const errorId = isInvalid ? `${id}-error` : ''
  return {
    root: {
      'data-label': typeof label === 'string' ? [label, unit && `(${unit})`].filter(Boolean).join(' ') : undefined,
      'data-invalid': isInvalid || undefined,
      'data-disabled': isDisabled || undefined,
    },
    labelId: `${id}-label`,
    control: {
      id,
      name,
      disabled: isDisabled,
      onBlur,
      'aria-describedby': [descriptionId, errorId, noteId].filter(Boolean).join(' ') || undefined,
      'aria-invalid': isInvalid || undefined,
      'aria-required': isRequired || undefined,
    },
    help: (
      <>
        {descriptionId !== '' && (
          <span id={descriptionId} className={styles.description}>
            {description}
          </span>
        )}
        {errorId !== '' && <FieldError id={errorId}>{errorMessage}</FieldError>}
      </>
    ),
  }
}

/** The error of a field, which its control refers to by `id`. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.error}>
      <Icon name="error" size="small" />
      <span>{children}</span>
    </span>
  )
}

/** The label of a field, with a mark if the field is required. */
export function LabelText({ label, unit, isRequired }: Pick<PlainFieldOptions, 'label' | 'unit' | 'isRequired'>) {
  return (
    <>
      {label}
      {unit !== undefined && <span className={visuallyHidden}> ({unit})</span>}
      {isRequired && (
        <span aria-hidden className={styles.marker}>
          *
        </span>
      )}
    </>
  )
}
