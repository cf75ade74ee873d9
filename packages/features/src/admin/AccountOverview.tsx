import {
  Card,
  DescriptionList,
  DescriptionListSkeleton,
  Money,
  Section,
  Skeleton,
  Tile,
  TileRow,
  Badge,
  Inline,
  Text,
} from '@trade-portal/design-system'
import type { CustomerDetails, UserDetails } from '@trade-portal/supplier-api'
import { joinQueries } from '../foundation/api/loadable.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { useCustomerDetails, useUserDetails, useUsers } from '../trade/customer/queries.ts'
import { detailsFailed } from './queries.ts'

export function AccountOverview() {
  const user = useUserDetails()
  const users = useUsers()
  const query = joinQueries({ user, customer: useCustomerDetails() })
  const tryAgain = () => {
    query.refetch()
    // The list of users needs the details of the signed-in user. If those could not be loaded, the list has failed too, so
    // both are loaded again.
    if (isUserMissing && users.isError) void users.refetch()
  }
  const isUserMissing = user.data === undefined
  return (
    <Section as="region" heading="Overview" headingSize="standard" space="xsmall">
      <QueryView
        query={{ ...query, refetch: tryAgain }}
        what="your account details"
        {...(isUserMissing && { failedTitle: detailsFailed })}
        skeleton={<OverviewSkeleton />}
      >
        {(known) => (
          <>
            <Details {...known} />
            <Balances user={known.user} />
          </>
        )}
      </QueryView>
    </Section>
  )
}

function Details({ customer, user }: { customer: CustomerDetails; user: UserDetails }) {
  const { address, suburb, state, postCode } = customer
  const place = [suburb, state, postCode].filter(Boolean).join(' ')
  const texts = [
    ['Customer name', customer.name],
    ['Address', [address, place].filter(Boolean).join(', ')],
    ['Phone', customer.phone],
    ['Fax', customer.fax],
    ['Mobile', customer.mobile],
  ] as const
  const items = [
    ...texts.map(([term, detail]) => ({ term, detail: detail || '-' })),
    { term: 'Account status', detail: <AccountStatus status={user.accountStatus} /> },
  ]
  return (
    <Card>
      <DescriptionList layout="stacked" items={items} />
    </Card>
  )
}

function Balances({ user }: { user: UserDetails }) {
  const isOverdue = (user.overdueBalance ?? 0) > 0
  return (
    <TileRow label="Balances">
      <Tile label="Current balance">
        <Money amount={user.currentBalance} />
      </Tile>
      <Tile label="30-day balance">
        <Money amount={user.balance30Days} />
      </Tile>
      <Tile label="Overdue balance" tone={isOverdue ? 'critical' : 'neutral'}>
        <Money amount={user.overdueBalance} />
      </Tile>
    </TileRow>
  )
}

function OverviewSkeleton() {
  return (
    <>
      <Card>
        <DescriptionListSkeleton count={6} />
      </Card>
      <TileRow label="Balances">
        <Skeleton shape="tile" count={3} />
      </TileRow>
    </>
  )
}

/** The status of the account. Any status but active gets the badge "Inactive", with the supplier's own word beside it. */
function AccountStatus({ status }: { readonly status: string }) {
  const isActive = status.toLowerCase() === 'active'
  return (
    <Inline space="xsmall">
      <Badge tone={isActive ? 'positive' : 'neutral'}>{isActive ? 'Active' : 'Inactive'}</Badge>
      {!isActive && status !== '' && <Text as="span">{status}</Text>}
    </Inline>
  )
}
