import { Button, ConfirmDialog, Text } from '@trade-portal/design-system'
import type { SubUser } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { requestFailure } from '../foundation/failures/failures.ts'
import { toastFailure } from '../foundation/failures/toasts.ts'
import { useIsMounted } from '../foundation/failures/useIsMounted.ts'
import { routes } from '../routes.ts'
import { useIsOwnAccount } from '../trade/customer/queries.ts'
import { useDeleteUser } from './queries.ts'
import { personName } from './userNames.ts'

/** Deletes a user account after a confirmation, because deletion cannot be undone. Then shows the list of users. */
export function DeleteUser({ user }: { readonly user: SubUser }) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useDeleteUser()
  const navigate = useNavigate()
  const isMounted = useIsMounted()
  const isOwn = useIsOwnAccount()(user)
  const name = personName(user)
  const deleteNow = async () => {
    try {
      await remove.run(user.contactId)
      // Replaces the address of the deleted user, so that Back does not lead there.
      if (isMounted.current) void navigate(routes.admin.href(), { replace: true })
    } catch (error) {
      setIsAsking(false)
      toastFailure(error, requestFailure)
    }
  }
  return (
    <div>
      <Button variant="secondary" tone="critical" icon="bin" onPress={() => setIsAsking(true)}>
        Delete account
      </Button>
      <ConfirmDialog
        title={isOwn ? 'Delete your own account?' : `Delete ${name}?`}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        keepLabel="Keep the account"
        confirmLabel="Delete account"
        pendingLabel="Deleting…"
        isPending={remove.isPending}
        onConfirm={() => void deleteNow()}
      >
        <Text>
          {isOwn
            ? `You are signed in as ${name} (${user.userName}). If this account is deleted, you may be signed out, and cannot sign in again. This cannot be undone.`
            : `${name} (${user.userName}) can no longer sign in. This cannot be undone.`}
        </Text>
      </ConfirmDialog>
    </div>
  )
}
