import { Disclosure, Heading, Hidden, Skeleton, Stack } from '@trade-portal/design-system'
import { AgeingBar } from '../trade/documents/AgeingBar.tsx'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { useAgedBalances } from './queries.ts'

interface AccountAgeingProps {
  /** True once it is known that the supplier shows the balances. To save time, they are requested without waiting for it. */
  readonly isKnown: boolean
}

const title = 'Current balance by age'

/** The current balance by the age of the debt. On a phone it is folded, so that what is ordered again is in reach. */
export function AccountAgeing({ isKnown }: AccountAgeingProps) {
  const balances = useAgedBalances()
  if (!isKnown) return <AgeingSkeleton />
  return (
    <Disclosure title={title} isOnlyOnPhone>
      <Stack space="xsmall">
        <Hidden below="tablet">
          <Heading level={3}>{title}</Heading>
        </Hidden>
        <QueryView query={balances} what="the ages of your balance" skeleton={<Skeleton shape="shares" count={5} />}>
          {(ageing) => <AgeingBar ageing={ageing} />}
        </QueryView>
      </Stack>
    </Disclosure>
  )
}

/** Placeholder for the balances. It has no heading, because the balances may turn out to be hidden. */
export function AgeingSkeleton() {
  return (
    <>
      <Hidden above="tablet">
        <Skeleton shape="control" />
      </Hidden>
      <Hidden below="tablet">
        <Stack space="xsmall">
          <Skeleton shape="line" />
          <Skeleton shape="shares" count={5} />
        </Stack>
      </Hidden>
    </>
  )
}
