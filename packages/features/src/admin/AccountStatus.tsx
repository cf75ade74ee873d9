import { Badge, Inline, Text } from '@trade-portal/design-system'

/** Whether the account is active. Any other status has the specified badge, and beside it the supplier's own word. */
export function AccountStatus({ status }: { readonly status: string }) {
  const isActive = status.toLowerCase() === 'active'
  return (
    <Inline space="xsmall">
      <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      {!isActive && status !== '' && <Text as="span">{status}</Text>}
    </Inline>
  )
}
