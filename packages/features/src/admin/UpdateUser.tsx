import { Banner, Card } from '@trade-portal/design-system'
import type { SubUser } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { routes } from '../routes.ts'
import { AccountFields } from './AccountFields.tsx'
import { AccountForm } from './AccountForm.tsx'
import { valuesOf, type AccountValues } from './accountValues.ts'
import { DisableOwnDialog } from './DisableOwnDialog.tsx'
import { useIsOwnAccount } from '../trade/customer/queries.ts'
import { useUpdateUser } from './queries.ts'

/** The form that changes a user. It asks for confirmation before users disable their own account. */
export function UpdateUser({ user }: { readonly user: SubUser }) {
  const { run } = useUpdateUser(user.contactId)
  const navigate = useNavigate()
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
    <Card>
      <AccountForm
        label={routes.user.title}
        about={user.contactId}
        initial={valuesOf(user)}
        send={update}
        onSent={() => void navigate(routes.admin.href())}
      >
        {(form) => (
          <>
            {isOwn && (
              <Banner tone="info" title="This is your own account">
                Next time you sign in with the username and password that you save here.
              </Banner>
            )}
            <AccountFields
              role={user.role}
              passwordHint="Saving sets a new password: the one that you type here. The present one cannot be shown, and no longer works then."
              enableHint={isOwn ? 'Without it you cannot sign in any more.' : 'Without it this user cannot sign in.'}
            />
            <DisableOwnDialog form={form} isOpen={isAsking} onClose={() => setIsAsking(false)} />
          </>
        )}
      </AccountForm>
    </Card>
  )
}
