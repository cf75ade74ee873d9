import { ConfirmDialog, Text } from '@trade-portal/design-system'
import { useNavigate } from 'react-router-dom'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { counted } from '../foundation/lists/counted.ts'
import { routes } from '../routes.ts'
import type { ListPartProps } from './ListPartProps.ts'
import { useDeleteCustomList } from './queries.ts'

interface DeleteListDialogProps extends ListPartProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before a list is deleted, because that cannot be undone. Then shows the overview of lists. */
export function DeleteListDialog({ list, isOpen, onClose, onFailure }: DeleteListDialogProps) {
  const remove = useDeleteCustomList()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const deleteNow = async () => {
    try {
      await remove.run(list.cartId)
      // Replaces the address of the deleted list, so that Back does not lead there.
      if (isMounted.current) void navigate(routes.customLists.href(), { replace: true })
    } catch (error) {
      onClose()
      onFailure(error)
    }
  }
  return (
    <ConfirmDialog
      title="Delete this list?"
      isOpen={isOpen}
      onClose={onClose}
      keepLabel="Keep the list"
      confirmLabel="Delete list"
      pendingLabel="Deleting…"
      isPending={remove.isPending}
      onConfirm={() => void deleteNow()}
    >
      <Text>{`“${list.name}” with its ${counted(list.lines.length, 'line')} is deleted. This cannot be undone.`}</Text>
    </ConfirmDialog>
  )
}
