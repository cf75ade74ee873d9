import { ButtonLink, CalendarDate, Money, Skeleton, Tile, TileRow, Heading, Stack } from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { AgeingBar } from '../trade/documents/AgeingBar.tsx'
import { formatTimeOfDay } from './formatTimeOfDay.ts'
import { useAgedBalances } from './queries.ts'

interface AccountTilesProps {
  readonly user: UserDetails
  /** Whether the supplier shows balances; undefined until that is known. */
  readonly showsBalances: boolean | undefined
}

/** The last sign-in and, if the supplier shows balances, the balances and the age of the debt. */
export function AccountTiles({ user, showsBalances }: AccountTilesProps) {
  return (
    <TileRow
      label="Your account"
      details={showsBalances !== false && <AccountAgeing isKnown={showsBalances === true} />}
    >
      {showsBalances === undefined && <Skeleton shape="tile" count={2} />}
      {showsBalances === true && <Balances user={user} />}
      <Tile label="Last activity login" size="small">
        {user.lastLoginTime !== null && `${formatTimeOfDay(user.lastLoginTime)} `}
        <CalendarDate value={user.lastLoginDate} />
      </Tile>
    </TileRow>
  )
}

function Balances({ user }: { user: UserDetails }) {
  const { has } = useAccess()
  const isOverdue = (user.overdueBalance ?? 0) > 0
  return (
    <>
      <Tile label="Current balance">
        <Money amount={user.currentBalance} />
      </Tile>
      <Tile
        label="Overdue balance"
        tone={isOverdue ? 'critical' : 'neutral'}
        action={isOverdue && has('payAccount') && <ButtonLink href={routes.payAccount.href()}>Pay Now</ButtonLink>}
      >
        <Money amount={user.overdueBalance} />
      </Tile>
    </>
  )
}

/** Placeholder for the account tiles. It leaves space for the balances until it is known whether the supplier hides them. */
export function AccountSkeleton({ showsBalances = true }: { showsBalances: boolean | undefined }) {
  return (
    <TileRow label="Your account" details={showsBalances && <AgeingSkeleton />}>
      {showsBalances && <Skeleton shape="tile" count={2} />}
      <Skeleton shape="smallTile" />
    </TileRow>
  )
}

interface AccountAgeingProps {
  /**
   * Whether the portal knows already that the supplier shows balances. To save time, the balances are requested before
   * that.
   */
  readonly isKnown: boolean
}

function AccountAgeing({ isKnown }: AccountAgeingProps) {
  const balances = useAgedBalances()
  if (!isKnown) return <AgeingSkeleton />
  return (
    <Stack space="xsmall">
      <Heading level={3}>Current balance by age</Heading>
      <QueryView
        query={balances}
        what="the ages of your balance"
        announcesLoading={false}
        skeleton={<Skeleton shape="shares" count={5} />}
      >
        {(ageing) => <AgeingBar ageing={ageing} />}
      </QueryView>
    </Stack>
  )
}

/** Placeholder for the balances. It has no heading, because the balances may turn out to be hidden. */
function AgeingSkeleton() {
  return (
    <Stack space="xsmall">
      <Skeleton shape="line" />
      <Skeleton shape="shares" count={5} />
    </Stack>
  )
}
