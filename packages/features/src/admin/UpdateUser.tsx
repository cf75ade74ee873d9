import { Banner, ConfirmDialog, Text } from '@trade-portal/design-system'
import type { SubUser } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import type { PortalForm } from '../foundation/forms/usePortalForm.ts'
import { routes } from '../routes.ts'
import { useIsOwnAccount } from '../trade/customer/queries.ts'
import { AccountForm } from './AccountForm.tsx'
import { useUpdateUser, valuesOf, type AccountValues } from './queries.ts'

/** The form that changes a user. It asks for confirmation before users disable their own account. */
export function UpdateUser({ user }: { readonly user: SubUser }) {
  const { run } = useUpdateUser(user.contactId)
  const isOwn = useIsOwnAccount()(user)
  const [isAsking, setIsAsking] = useState(false)
  const update = async (values: AccountValues, isConfirmed: boolean) => {
    if (isOwn && !values.isActive && !isConfirmed) {
      setIsAsking(true)
      return 'unsent'
    }
    await run(values)
    return undefined
  }
  return (
    <AccountForm
      label={routes.user.title}
      about={user.contactId}
      initial={valuesOf(user)}
      send={update}
      passwordHint="Saving sets a new password: the one that you type here. The present one cannot be shown, and no longer works then."
      enableHint={isOwn ? 'Without it you cannot sign in any more.' : 'Without it this user cannot sign in.'}
    >
      {(form) => (
        <>
          {isOwn && (
            <Banner tone="info" title="This is your own account">
              Next time you sign in with the username and password that you save here.
            </Banner>
          )}
          <DisableOwnDialog form={form} isOpen={isAsking} onClose={() => setIsAsking(false)} />
        </>
      )}
    </AccountForm>
  )
}

interface DisableOwnDialogProps {
  readonly form: PortalForm<AccountValues, boolean>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks for confirmation before users disable their own account. */
function DisableOwnDialog({ form, isOpen, onClose }: DisableOwnDialogProps) {
  const { isSubmitting } = useFormState({ control: form.control })
  return (
    <ConfirmDialog
      title="Disable your own account?"
      isOpen={isOpen}
      onClose={onClose}
      keepLabel="Keep it enabled"
      confirmLabel="Disable my account"
      pendingLabel="Sending..."
      isPending={isSubmitting}
      icon="close"
      onConfirm={() => void form.submit(true).finally(onClose)}
    >
      <Text>
        You may be signed out, and cannot sign in again until somebody else enables your account. Your cart and anything
        you have not saved may be lost.
      </Text>
    </ConfirmDialog>
  )
}
