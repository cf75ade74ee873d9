import { AlertDialog, Text } from '@trade-portal/design-system'
import { useCallback, useState } from 'react'
import { toasts } from '../notices/toasts.ts'
import { firstServerMessage, messageOf, signsOut, somethingWentWrong } from './failures.ts'

export interface FailureDialogProps {
  /** The error message. The dialog is open while it is not null. */
  readonly message: string | null
  readonly onClose: () => void
}

/** The Error dialog: shows why an action failed. */
export function FailureDialog({ message, onClose }: FailureDialogProps) {
  return (
    <AlertDialog title="Error" isOpen={message !== null} onClose={onClose}>
      <Text>{message ?? ''}</Text>
    </AlertDialog>
  )
}

/** Reports a failed action that has no place on the screen for its error. */
export function toastFailure(error: unknown): void {
  // After an automatic sign-out the sign-in page shows the reason.
  if (!signsOut(error)) toasts.error(messageOf(error))
}

/** State of a FailureDialog: its message, and functions to set and clear it. */
export function useFailure() {
  const [message, setMessage] = useState<string | null>(null)
  return {
    message,
    report: useCallback((error: unknown) => {
      if (!signsOut(error)) setMessage(firstServerMessage(error, somethingWentWrong))
    }, []),
    clear: useCallback(() => setMessage(null), []),
  }
}
