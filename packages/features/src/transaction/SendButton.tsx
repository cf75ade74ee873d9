import { Button } from '@trade-portal/design-system'
import { useFormState, type FieldValues } from 'react-hook-form'
import type { PortalForm } from '../shared/forms/usePortalForm.ts'

interface SendButtonProps<Values extends FieldValues> {
  readonly form: PortalForm<Values>
  readonly children: string
}

/** Stands outside the form, in the edge of the dialog that stays in view. */
export function SendButton<Values extends FieldValues>({ form, children }: SendButtonProps<Values>) {
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <Button isPending={isSubmitting} pendingLabel="Sending..." onPress={() => void form.submit()}>
      {children}
    </Button>
  )
}
