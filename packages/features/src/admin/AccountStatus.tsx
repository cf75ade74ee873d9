import { Badge, Inline, Text } from '@trade-portal/design-system'

/** The status of the account. Any status but active has the specified badge, with the supplier's own word beside it. */
export function AccountStatus({ status }: { readonly status: string }) {
  const isActive = status.toLowerCase() === 'active'
  return (
    <Inline space="xsmall">
      <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      {!isActive && status !== '' && <Text as="span">{status}</Text>}
    </Inline>
  )
}
