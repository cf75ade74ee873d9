import { ButtonLink, CalendarDate, Money, Skeleton, Text, Tile, TileRow } from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import { useAccess } from '../trade/access/queries.ts'
import { routes } from '../routes.ts'
import { formatTimeOfDay } from './formatTimeOfDay.ts'

interface AccountTilesProps {
  readonly user: UserDetails
  /** Undefined until it is known whether the supplier shows the balances. */
  readonly showsBalances: boolean | undefined
}

/** The balances, if the supplier has enabled them, and the last sign-in. */
export function AccountTiles({ user, showsBalances }: AccountTilesProps) {
  return (
    <TileRow label="Your account">
      {showsBalances === undefined && <Skeleton shape="tile" count={2} />}
      {showsBalances === true && <Balances user={user} />}
      <Tile label="Last activity login">
        <Text as="span" size="large" weight="strong">
          {user.lastLoginTime !== null && `${formatTimeOfDay(user.lastLoginTime)} `}
          <CalendarDate value={user.lastLoginDate} />
        </Text>
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
        tone={isOverdue ? 'caution' : 'neutral'}
        action={isOverdue && has('payAccount') && <ButtonLink href={routes.payAccount.href()}>Pay Now</ButtonLink>}
      >
        <Money amount={user.overdueBalance} />
      </Tile>
    </>
  )
}
