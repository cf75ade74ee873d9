import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form'
import { afterPress } from './afterPress.ts'

/** A field of a form, in the words of the design system's fields. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>(
  control: Control<Values>,
  name: Name,
) {
  const { field, fieldState } = useController({ control, name })
  const value: FieldPathValue<Values, Name> = field.value
  return {
    name: field.name,
    value,
    onChange: (changed: FieldPathValue<Values, Name>) => field.onChange(changed),
    onBlur: () => afterPress(field.onBlur),
    errorMessage: fieldState.error?.message,
  }
}
