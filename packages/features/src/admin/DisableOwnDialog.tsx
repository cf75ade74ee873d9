import { ConfirmDialog, Text } from '@trade-portal/design-system'
import { useFormState } from 'react-hook-form'
import type { PortalForm } from '../foundation/forms/usePortalForm.ts'
import type { AccountValues } from './accountValues.ts'

interface DisableOwnDialogProps {
  readonly form: PortalForm<AccountValues, boolean>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before users disable their own account. */
export function DisableOwnDialog({ form, isOpen, onClose }: DisableOwnDialogProps) {
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <ConfirmDialog
      title="Disable your own account?"
      isOpen={isOpen}
      onClose={onClose}
      keepLabel="Keep it enabled"
      confirmLabel="Disable my account"
      pendingLabel="Sending..."
      isPending={isSubmitting}
      icon="close"
      onConfirm={() => void form.submit(true).finally(onClose)}
    >
      <Text>
        You may be signed out, and cannot sign in again until somebody else enables your account. Your cart and anything
        you have not saved may be lost.
      </Text>
    </ConfirmDialog>
  )
}
