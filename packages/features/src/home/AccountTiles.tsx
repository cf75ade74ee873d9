import { CalendarDate, Card, Grid, Money, Stack, Text } from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import type { ReactNode } from 'react'
import { formatTimeOfDay } from './formatTimeOfDay.ts'
import { useShowsBalances } from './queries.ts'

/** Balances, where the supplier wants them shown, and the last sign-in. */
export function AccountTiles({ user }: { user: UserDetails }) {
  const showsBalances = useShowsBalances()
  return (
    <Grid minColumn="medium" space="medium">
      {showsBalances && (
        <>
          <Tile label="Current balance">
            <Money amount={user.currentBalance} emphasis="large" />
          </Tile>
          <Tile label="Overdue balance">
            <Money amount={user.overdueBalance} emphasis="large" />
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

function Tile({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card>
      <Stack space="xxsmall">
        <Text size="small" tone="subdued">
          {label}
        </Text>
        {children}
      </Stack>
    </Card>
  )
}
