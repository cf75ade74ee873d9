import { ButtonLink, EmptyState, useAnnouncement } from '@trade-portal/design-system'
import { routes } from '../routes.ts'

export const payAccountInstead = 'Pay the account instead'

const title = 'There is nothing to pay at this address.'
const reason = 'The supplier has no such invoice or statement. The address may not be complete.'

/** Shown if the address names an unknown invoice or statement, so that the customer does not pay something else. */
export function UnknownSubject() {
  useAnnouncement(`${title} ${reason}`)
  return (
    <EmptyState
      title={title}
      icon="document"
      action={<ButtonLink href={routes.payAccount.href()}>{payAccountInstead}</ButtonLink>}
    >
      {reason}
    </EmptyState>
  )
}
