import { ButtonLink, EmptyState, useAnnouncement } from '@trade-portal/design-system'
import { routes } from '../routes.ts'

const unknown = 'There is no such statement.'

/** Shown if the address names a statement that is not in the supplier's list. */
export function UnknownStatement() {
  useAnnouncement(unknown)
  return (
    <EmptyState
      title={unknown}
      icon="document"
      action={<ButtonLink href={routes.statements.href()}>Go to Statements</ButtonLink>}
    >
      The address may not be complete.
    </EmptyState>
  )
}
