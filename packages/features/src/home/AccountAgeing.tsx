import { Heading, Skeleton, Stack } from '@trade-portal/design-system'
import { AgeingBar } from '../trade/documents/AgeingBar.tsx'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { useAgedBalances } from './queries.ts'

interface AccountAgeingProps {
  /**
   * Whether the portal knows already that the supplier shows balances. To save time, the balances are requested before
   * that.
   */
  readonly isKnown: boolean
}

/** The current balance, split by the age of the debt. */
export function AccountAgeing({ isKnown }: AccountAgeingProps) {
  const balances = useAgedBalances()
  if (!isKnown) return <AgeingSkeleton />
  return (
    <Stack space="xsmall">
      <Heading level={3}>Current balance by age</Heading>
      <QueryView query={balances} what="the ages of your balance" skeleton={<Skeleton shape="shares" count={5} />}>
        {(ageing) => <AgeingBar ageing={ageing} />}
      </QueryView>
    </Stack>
  )
}

/** Placeholder for the balances. It has no heading, because the balances may turn out to be hidden. */
export function AgeingSkeleton() {
  return (
    <Stack space="xsmall">
      <Skeleton shape="line" />
      <Skeleton shape="shares" count={5} />
    </Stack>
  )
}
