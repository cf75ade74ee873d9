import { AlertDialog, Button, Text } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { routes } from '../../routes.ts'

interface LoadFailureDialogProps {
  readonly message: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** The dialog of a screen that can show nothing after a failed load. Close leads to the home page, as specified. */
export function LoadFailureDialog({ message, isRetrying, onRetry }: LoadFailureDialogProps) {
  const navigate = useNavigate()
  return (
    <AlertDialog
      // The specification spells the title this way.
      title="An Error Occured"
      isOpen
      closeLabel="Close"
      onClose={() => void navigate(routes.home.href())}
      actions={
        <Button isPending={isRetrying} pendingLabel="Trying again…" onPress={onRetry}>
          Try again
        </Button>
      }
    >
      <Text>{message}</Text>
    </AlertDialog>
  )
}
