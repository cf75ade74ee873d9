import { ButtonLink } from '@trade-portal/design-system'
import { safeInternalPath } from '../shared/addresses/safeInternalPath.ts'
import { routes } from '../shared/addresses/routes.ts'
import { usePaymentRecords } from '../shared/payments/queries.ts'

/** Leads to the payment of the same invoice or statement: the latest one that was started on this device. */
export function PayAgain() {
  const [latest] = usePaymentRecords().list
  return (
    <ButtonLink href={latest ? safeInternalPath(latest.path) : routes.payAccount.href()} variant="secondary">
      Try again
    </ButtonLink>
  )
}
