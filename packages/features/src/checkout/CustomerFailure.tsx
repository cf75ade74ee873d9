import type { CustomerDetails } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { FailureBanner } from '../foundation/api/FailureBanner.tsx'
import type { Loadable } from '../foundation/api/loadable.ts'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'

/** Shown above the form if the details of the account, which every order needs, could not be loaded. */
export function CustomerFailure({ customer }: { readonly customer: Loadable<CustomerDetails> }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (customer.error !== null && customer.error !== undefined && !hasFailed) setHasFailed(true)
  // Success is announced only after a failure, because the first loading is not announced either.
  const failure = useQueryFailure(customer, hasFailed ? 'Loaded the details of your account' : '')
  if (!failure) return null
  return (
    <FailureBanner
      tone="critical"
      title="We could not load the details of your account, which every order needs"
      failure={failure}
      consequence="What you have entered stays."
    />
  )
}
