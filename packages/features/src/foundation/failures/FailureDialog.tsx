import { AlertDialog, Text } from '@trade-portal/design-system'
import { useCallback, useState } from 'react'
import { firstServerMessage, isReported } from './failures.ts'
import { useIsMounted } from './useIsMounted.ts'
import { toastFailure } from './toasts.ts'

export interface FailureDialogProps {
  /** The error message; null closes the dialog. */
  readonly message: string | null
  readonly onClose: () => void
  readonly closeLabel?: string
}

/** The Error dialog: shows why an action failed. */
export function FailureDialog({ message, onClose, closeLabel = 'OK' }: FailureDialogProps) {
  return (
    <AlertDialog title="Error" isOpen={message !== null} onClose={onClose} closeLabel={closeLabel}>
      <Text>{message ?? ''}</Text>
    </AlertDialog>
  )
}

/** State of a FailureDialog: its message, and functions to set and clear it. */
export function useErrorDialog() {
  const [message, setMessage] = useState<string | null>(null)
  const isMounted = useIsMounted()
  return {
    message,
    report: useCallback(
      (error: unknown) => {
        // If the user has left the screen, its dialog no longer exists, so a toast shows the error.
        if (!isMounted.current) toastFailure(error, firstServerMessage)
        else if (!isReported(error)) setMessage(firstServerMessage(error))
      },
      [isMounted],
    ),
    clear: useCallback(() => setMessage(null), []),
  }
}
