import { AlertDialog, Button, Text } from '@trade-portal/design-system'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ActionError, firstServerMessage, isReported, type WayOn } from './failures.ts'
import { toastFailure } from './toasts.ts'
import { useIsMounted } from './useIsMounted.ts'

interface FailureMessage {
  readonly text: string
  readonly wayOn: WayOn | undefined
}

export interface FailureDialogProps {
  /** The error message; null closes the dialog. */
  readonly message: string | FailureMessage | null
  readonly onClose: () => void
  readonly closeLabel?: string
}

/** The Error dialog: shows why an action failed. */
export function FailureDialog({ message, onClose, closeLabel = 'OK' }: FailureDialogProps) {
  const navigate = useNavigate()
  const { text, wayOn } = typeof message === 'string' ? { text: message } : (message ?? { text: '' })
  const go = (href: string) => {
    onClose()
    void navigate(href)
  }
  return (
    <AlertDialog
      title="Error"
      isOpen={message !== null}
      onClose={onClose}
      closeLabel={closeLabel}
      actions={wayOn && <Button onPress={() => go(wayOn.href)}>{wayOn.label}</Button>}
    >
      <Text>{text}</Text>
    </AlertDialog>
  )
}

/** State of a FailureDialog: its message, and functions to set and clear it. */
export function useErrorDialog() {
  const [message, setMessage] = useState<FailureMessage | null>(null)
  const isMounted = useIsMounted()
  return {
    message,
    report: useCallback(
      (error: unknown) => {
        // If the user has left the screen, its dialog no longer exists, so a toast shows the error.
        if (!isMounted.current) toastFailure(error, firstServerMessage)
        else if (!isReported(error))
          setMessage({
            text: firstServerMessage(error),
            wayOn: error instanceof ActionError ? error.wayOn : undefined,
          })
      },
      [isMounted],
    ),
    clear: useCallback(() => setMessage(null), []),
  }
}
