import { ConfirmDialog, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { captureToast } from '../foundation/failures/sessionScope.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import { useRemoveFromList } from './queries.ts'

interface RemoveLineDialogProps {
  readonly listId: string
  /** The line to remove; null closes the dialog. */
  readonly line: CartLine | null
  /**
   * Called with the line when the dialog closes, whether or not the line was removed. The dialog may be open for another
   * line by then.
   */
  readonly onClose: (line: CartLine) => void
  readonly onFailure: (error: unknown) => void
}

/** Asks for confirmation before a line is removed from a list, because no operation of the supplier restores it. */
export function RemoveLineDialog({ listId, line, onClose, onFailure }: RemoveLineDialogProps) {
  const { run } = useRemoveFromList(listId)
  const [sent, setSent] = useState<readonly string[]>([])
  const removeNow = async (removed: CartLine) => {
    const showToast = captureToast()
    setSent((before) => [...before, lineKey(removed)])
    try {
      await run(removed)
      showToast(`${removed.name} removed from the list`)
    } catch (error) {
      onFailure(error)
    }
    setSent((before) => before.filter((key) => key !== lineKey(removed)))
    onClose(removed)
  }
  return (
    <ConfirmDialog
      title="Remove this line?"
      isOpen={line !== null}
      onClose={() => line && onClose(line)}
      keepLabel="Keep the line"
      confirmLabel="Remove line"
      pendingLabel="Removing…"
      isPending={line !== null && sent.includes(lineKey(line))}
      onConfirm={() => line && void removeNow(line)}
    >
      <Text>{`${line?.name ?? ''} is removed from the list. This cannot be undone.`}</Text>
    </ConfirmDialog>
  )
}
