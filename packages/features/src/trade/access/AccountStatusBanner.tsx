import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { useUserDetails } from '../customer/queries.ts'
import { LatePart } from '../../foundation/failures/LatePart.tsx'
import { restrictedStatus } from './restrictedStatus.ts'

// Few accounts need it.
const RestrictedAccount = lazyCode(async () => (await import('./RestrictedAccount.tsx')).RestrictedAccount)

/** Says before the work what an account on hold or suspended may not be able to do; nothing for other accounts. */
export function AccountStatusBanner() {
  const status = restrictedStatus(useUserDetails().data?.accountStatus)
  if (status === undefined) return null
  return (
    <LatePart>
      <RestrictedAccount status={status} />
    </LatePart>
  )
}
