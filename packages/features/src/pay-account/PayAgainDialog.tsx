import { AlertDialog, Button, Text } from '@trade-portal/design-system'

export interface PayAgainDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onPay: () => void
}

/** Asks before the same amount is paid again under the same reference. */
export function PayAgainDialog({ isOpen, onClose, onPay }: PayAgainDialogProps) {
  return (
    <AlertDialog
      title="Pay the same again?"
      isOpen={isOpen}
      onClose={onClose}
      closeLabel="Do not pay"
      actions={<Button onPress={onPay}>Pay again</Button>}
    >
      <Text>
        You have opened the payment page for this amount and reference before. The balances do not show a payment until
        the finance team has processed it.
      </Text>
    </AlertDialog>
  )
}
