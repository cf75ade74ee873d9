import { Button } from '@trade-portal/design-system'
import { useFormState, type FieldValues } from 'react-hook-form'
import type { PortalForm } from './usePortalForm.ts'

interface SendButtonProps<Values extends FieldValues> {
  readonly form: PortalForm<Values>
  readonly isDisabled?: boolean
  readonly children: string
}

/** The submit button of a form in a dialog. It is outside the form, in the footer of the dialog, which stays in view. */
export function SendButton<Values extends FieldValues>({ form, isDisabled, children }: SendButtonProps<Values>) {
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <Button
      isPending={isSubmitting}
      pendingLabel="Sending..."
      isDisabled={isDisabled === true}
      onPress={() => void form.submit()}
    >
      {children}
    </Button>
  )
}
