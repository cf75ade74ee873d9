import { useUserDetails } from '../customer/queries.ts'
import { RestrictedAccount } from './RestrictedAccount.tsx'
import { restrictedStatus } from './restrictedStatus.ts'

/** Says before the work what an account on hold or suspended may not be able to do; nothing for other accounts. */
export function AccountStatusBanner() {
  const status = restrictedStatus(useUserDetails().data?.accountStatus)
  return status !== undefined && <RestrictedAccount status={status} />
}
