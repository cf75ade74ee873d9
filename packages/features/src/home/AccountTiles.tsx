import { ButtonLink, CalendarDate, Money, Skeleton, Tile, TileRow } from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import { useAccess } from '../trade/access/queries.ts'
import { routes } from '../routes.ts'
import { AccountAgeing, AgeingSkeleton } from './AccountAgeing.tsx'
import { formatTimeOfDay } from './formatTimeOfDay.ts'

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
