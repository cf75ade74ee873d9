import { Banner, Button } from '@trade-portal/design-system'
import type { CustomerDetails } from '@trade-portal/supplier-api'
import { useState } from 'react'
import type { Loadable } from '../shared/api/loadable.ts'
import { useLoadFailure } from '../shared/api/useLoadFailure.ts'
import { messageOf } from '../shared/failures/failures.ts'

/** Says that the details of the account could not be loaded, without which nothing can be ordered. The form stays. */
export function CustomerFailure({ customer }: { readonly customer: Loadable<CustomerDetails> }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (customer.error !== null && customer.error !== undefined && !hasFailed) setHasFailed(true)
  // Nobody was told that it was loading, unless it has failed.
  const failure = useLoadFailure(customer, hasFailed ? 'Loaded the details of your account' : '')
  if (!failure) return null
  return (
    <Banner
      tone="critical"
      title="We could not load the details of your account, which every order needs"
      action={
        <Button size="small" isPending={failure.isRetrying} pendingLabel="Trying…" onPress={failure.retry}>
          Try again
        </Button>
      }
    >
      {`${messageOf(failure.error)} What you have entered stays.`}
    </Banner>
  )
}
