import { ButtonLink, EmptyState, useAnnouncement } from '@trade-portal/design-system'
import { routes } from '../routes.ts'

export const payAccountInstead = 'Pay the account instead'

const title = 'There is nothing to pay at this address.'
const reason = 'The supplier has no such invoice or statement. The address may not be complete.'

/** For an address with an unknown invoice or statement, which must not lead to another payment. */
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
