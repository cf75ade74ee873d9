import { ButtonLink, CalendarDate, Grid, Money, Text, Tile } from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import { useEntries } from '../shared/entries/queries.ts'
import { routes } from '../shared/addresses/routes.ts'
import { formatTimeOfDay } from './formatTimeOfDay.ts'

/** The balances, if the supplier has enabled them, and the last sign-in. */
export function AccountTiles({ user, showsBalances }: { user: UserDetails; showsBalances: boolean }) {
  const { has } = useEntries()
  const canPay = has('payAccount') && (user.overdueBalance ?? 0) > 0
  return (
    <Grid minColumn="medium" space="medium">
      {showsBalances && (
        <>
          <Tile label="Current balance">
            <Money amount={user.currentBalance} emphasis="total" />
          </Tile>
          <Tile
            label="Overdue balance"
            action={canPay && <ButtonLink href={routes.payAccount.href()}>Pay Now</ButtonLink>}
          >
            <Money amount={user.overdueBalance} emphasis="total" />
          </Tile>
        </>
      )}
      <Tile label="Last activity login">
        <Text as="span" size="large" weight="strong" numeric>
          {user.lastLoginTime !== null && `${formatTimeOfDay(user.lastLoginTime)} `}
          <CalendarDate value={user.lastLoginDate} />
        </Text>
      </Tile>
    </Grid>
  )
}
