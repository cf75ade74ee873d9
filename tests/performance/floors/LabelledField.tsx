import { FieldError, Input, Label, TextField } from 'react-aria-components'
import { useController } from 'react-hook-form'
import type { Control, FieldPath, FieldValues } from 'react-hook-form'

interface LabelledFieldProps<Values extends FieldValues> {
  control: Control<Values>
  name: FieldPath<Values>
  label: string
  type?: 'text' | 'password'
  autoComplete?: string
}

export function LabelledField<Values extends FieldValues>({
  control,
  name,
  label,
  ...rest
}: LabelledFieldProps<Values>) {
  const { field, fieldState } = useController({ control, name })
  const { ref, ...handlers } = field
  return (
    <TextField className="field" {...handlers} isInvalid={fieldState.invalid} validationBehavior="aria" {...rest}>
      <Label>{label}</Label>
      <Input ref={ref} />
      <FieldError className="error">{fieldState.error?.message}</FieldError>
    </TextField>
  )
}
