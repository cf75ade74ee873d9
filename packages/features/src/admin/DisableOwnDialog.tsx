import { AlertDialog, Button, Text } from '@trade-portal/design-system'
import { useFormState } from 'react-hook-form'
import type { PortalForm } from '../shared/forms/usePortalForm.ts'
import type { AccountValues } from './accountValues.ts'

interface DisableOwnDialogProps {
  readonly form: PortalForm<AccountValues, boolean>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks before people lock themselves out. */
export function DisableOwnDialog({ form, isOpen, onClose }: DisableOwnDialogProps) {
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <AlertDialog
      title="Disable your own account?"
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="Keep it enabled"
      actions={
        <Button
          tone="critical"
          icon="close"
          isPending={isSubmitting}
          pendingLabel="Sending..."
          onPress={() => void form.submit(true).finally(onClose)}
        >
          Disable my account
        </Button>
      }
    >
      <Text>
        You may be signed out, and cannot sign in again until somebody else enables your account. Your cart and anything
        you have not saved may be lost.
      </Text>
    </AlertDialog>
  )
}
