import { Card, DescriptionList, Money, Section, Skeleton, Tile, TileRow } from '@trade-portal/design-system'
import type { CustomerDetails, UserDetails } from '@trade-portal/supplier-api'
import { Loaded } from '../shared/api/Loaded.tsx'
import { useCustomerDetails, useUserDetails } from '../shared/customer/queries.ts'
import { AccountStatus } from './AccountStatus.tsx'
import { detailsFailed } from './detailsFailed.ts'

/** Whose account it is, its status and its balances. Neither request waits for the other. */
export function AccountOverview() {
  const user = useUserDetails()
  const customer = useCustomerDetails()
  return (
    <Section as="region" heading="Overview" headingSize="standard" space="small">
      <Card isSheet>
        <Loaded query={customer} what="your account details" skeleton={<Skeleton shape="line" count={3} />}>
          {(details) => <Details customer={details} user={user.data} />}
        </Loaded>
      </Card>
      <Loaded query={user} what="your account" failedTitle={detailsFailed} skeleton={<BalancesSkeleton />}>
        {(details) => <Balances user={details} />}
      </Loaded>
    </Section>
  )
}

function Details({ customer, user }: { customer: CustomerDetails; user: UserDetails | undefined }) {
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
    ...texts.map(([term, detail]) => ({ term, detail: detail || '–' })),
    { term: 'Account status', detail: user ? <AccountStatus status={user.accountStatus} /> : '–' },
  ]
  return <DescriptionList layout="stacked" items={items} />
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
      <Tile label="Overdue balance" tone={isOverdue ? 'caution' : 'neutral'}>
        <Money amount={user.overdueBalance} />
      </Tile>
    </TileRow>
  )
}

function BalancesSkeleton() {
  return (
    <TileRow label="Balances">
      <Skeleton shape="tile" count={3} />
    </TileRow>
  )
}
