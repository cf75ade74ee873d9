import { Button } from '@trade-portal/design-system'
import { useFormState, useWatch } from 'react-hook-form'
import type { PortalForm } from '../forms/usePortalForm.ts'
import type { EmailValues } from './emailValues.ts'

/** Stands outside the form, in the edge of the dialog that stays in view. */
export function SendButton({ form }: { readonly form: PortalForm<EmailValues> }) {
  const { control, submit } = form
  const { isSubmitting } = useFormState({ control })
  const to = useWatch({ control, name: 'to' })
  return (
    <Button
      isPending={isSubmitting}
      pendingLabel="Sending..."
      isDisabled={to.trim() === ''}
      onPress={() => void submit()}
    >
      Send
    </Button>
  )
}
