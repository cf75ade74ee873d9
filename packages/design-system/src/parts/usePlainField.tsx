import { useId, type ReactNode } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { isFaulty, type FieldProps } from './FieldProps.ts'
import { useFirstFocus } from './useFirstFocus.ts'
import * as styles from './FieldFrame.css.ts'

/** A field's props without its value. */
export interface PlainFieldOptions extends Omit<FieldProps<unknown>, 'label' | 'value' | 'onChange'> {
  readonly label: ReactNode
  /** Id of a further text that describes the field, such as a `BriefNote`. */
  readonly noteId?: string | undefined
}

/**
 * The parts of a field made of the browser's own elements: attributes of its root and its control, and the hint and error to
 * show below. `data-label` names the field in an ErrorSummary, and `data-invalid` marks it as invalid.
 */
export function usePlainField(field: PlainFieldOptions) {
  const { label, name, description, errorMessage, isRequired, isDisabled, autoFocus, onBlur, noteId = '' } = field
  const id = useId()
  useFirstFocus(autoFocus, () => document.getElementById(id))
  const isInvalid = isFaulty(errorMessage)
  const descriptionId = description === undefined ? '' : `${id}-description`
  const errorId = isInvalid ? `${id}-error` : ''
  return {
    root: {
      'data-label': typeof label === 'string' ? label : undefined,
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
        {errorId !== '' && (
          <span id={errorId} className={styles.error}>
            <Icon name="error" size="small" />
            <span>{errorMessage}</span>
          </span>
        )}
      </>
    ),
  }
}

export type PlainControl = ReturnType<typeof usePlainField>['control']
