import { AlertDialog, Text } from '@trade-portal/design-system'
import { useCallback, useState } from 'react'
import { toasts } from '../notices/toasts.ts'
import { firstServerMessage, messageOf, signsOut, somethingWentWrong } from './failures.ts'

export interface FailureDialogProps {
  /** What went wrong; the dialog is open while there is a message. */
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

/** Tells of a failed action that has no better place for it. */
export function toastFailure(error: unknown): void {
  // After an automatic sign-out the sign-in page says why.
  if (!signsOut(error)) toasts.error(messageOf(error))
}

/** The message of a FailureDialog, and the ways to set and clear it. */
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
