import { Button, ConfirmDialog, Text } from '@trade-portal/design-system'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { counted } from '../foundation/lists/counted.ts'
import type { ListPartProps } from './ListPartProps.ts'
import { useDeleteCustomList } from './queries.ts'

/** Delete list. Asks for confirmation, because deleting cannot be undone, and then goes to the lists. */
export function DeleteList({ list, onFailure }: ListPartProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteCustomList()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const deleteNow = async () => {
    try {
      await remove.run(list.cartId)
      // Replaces the address of the deleted list, so that Back does not lead there.
      if (isMounted.current) void navigate(routes.customLists.href(), { replace: true })
    } catch (error) {
      setIsAsking(false)
      onFailure(error)
    }
  }
  return (
    <>
      <Button variant="secondary" tone="critical" icon="bin" onPress={() => setIsAsking(true)}>
        Delete list
      </Button>
      <ConfirmDialog
        title="Delete this list?"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        keepLabel="Keep the list"
        confirmLabel="Delete list"
        pendingLabel="Deleting…"
        isPending={remove.isPending}
        onConfirm={() => void deleteNow()}
      >
        <Text>{`“${list.name}” with its ${counted(list.lines.length, 'line')} is deleted. This cannot be undone.`}</Text>
      </ConfirmDialog>
    </>
  )
}
