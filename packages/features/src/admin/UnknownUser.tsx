import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import { routes } from '../routes.ts'

export const noSuchUser = 'There is no such user.'

/** Shown if the address names a user who is not in the supplier's list. */
export function UnknownUser() {
  return (
    <EmptyState
      title={noSuchUser}
      icon="user"
      action={<ButtonLink href={routes.admin.href()}>Go to Account Admin</ButtonLink>}
    >
      The account may have been deleted, or the address is not complete.
    </EmptyState>
  )
}
