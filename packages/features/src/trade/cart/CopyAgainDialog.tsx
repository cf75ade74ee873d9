import { AlertDialog, Button, Text } from '@trade-portal/design-system'

interface CopyAgainDialogProps {
  /** What was copied, such as "Order 00081". */
  readonly name: string
  readonly onClose: () => void
  readonly onCopy: () => void
}

/** Asks before a list or a document is copied into the same cart again. */
export function CopyAgainDialog({ name, onClose, onCopy }: CopyAgainDialogProps) {
  return (
    <AlertDialog
      title="Copy it again?"
      isOpen
      onClose={onClose}
      closeLabel="Do not copy"
      actions={
        <Button
          icon="cart"
          onPress={() => {
            onClose()
            onCopy()
          }}
        >
          Copy again
        </Button>
      }
    >
      <Text>{`${name} was copied to this cart before. Copying it again adds all its quantities once more.`}</Text>
    </AlertDialog>
  )
}
