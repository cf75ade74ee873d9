import { AlertDialog, Button, Text } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { routes } from '../../routes.ts'

interface LoadFailureDialogProps {
  readonly message: string
  readonly isRetrying: boolean
  readonly onRetry: () => void
}

/** For a screen that cannot show anything after a failed load. Close leads to the home page, as specified. */
export function LoadFailureDialog({ message, isRetrying, onRetry }: LoadFailureDialogProps) {
  const navigate = useNavigate()
  return (
    <AlertDialog
      // Spelled as specified.
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
