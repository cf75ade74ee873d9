import { AlertDialog, Text } from '@trade-portal/design-system'

export interface FailureDialogProps {
  /** What went wrong; the dialog is open while there is something to say. */
  readonly message: string | null
  readonly onClose: () => void
}

/** The Error modal: an action failed, and this is why. */
export function FailureDialog({ message, onClose }: FailureDialogProps) {
  return (
    <AlertDialog title="Error" isOpen={message !== null} onClose={onClose}>
      <Text>{message ?? ''}</Text>
    </AlertDialog>
  )
}
