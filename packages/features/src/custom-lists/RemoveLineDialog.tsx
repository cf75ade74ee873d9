import { AlertDialog, Button, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { toasts } from '../shared/notices/toasts.ts'
import { useRemoveFromList } from './queries.ts'

export interface RemoveLineDialogProps {
  readonly listId: string
  /** The line to remove. The dialog is open while it is not null. */
  readonly line: CartLine | null
  readonly onClose: () => void
  readonly onFailure: (error: unknown) => void
}

/** Asks before a line is removed from a list, because no operation brings it back. */
export function RemoveLineDialog({ listId, line, onClose, onFailure }: RemoveLineDialogProps) {
  const remove = useRemoveFromList(listId)
  const removeNow = (removed: CartLine) =>
    remove
      .run(removed)
      .then(() => toasts.tell(`${removed.name} removed from the list`), onFailure)
      .finally(onClose)
  return (
    <AlertDialog
      title="Remove this line?"
      isOpen={line !== null}
      onClose={onClose}
      closeLabel="Keep the line"
      actions={
        <Button
          tone="critical"
          icon="bin"
          isPending={remove.isPending}
          pendingLabel="Removing…"
          onPress={() => line && void removeNow(line)}
        >
          Remove line
        </Button>
      }
    >
      <Text>{`${line?.name ?? ''} is removed from the list. This cannot be undone.`}</Text>
    </AlertDialog>
  )
}
