import { ButtonLink } from '@trade-portal/design-system'
import { safeInternalPath } from '../shared/addresses/safeInternalPath.ts'
import type { PaymentId } from '../shared/addresses/paymentId.ts'
import { routes } from '../shared/addresses/routes.ts'
import { usePaymentRecords } from '../shared/payments/queries.ts'

/** Leads to the payment of the same invoice or statement: the one that ended, or the latest that was started on this device. */
export function PayAgain({ payment }: { readonly payment: PaymentId | undefined }) {
  const { list } = usePaymentRecords()
  const record = list.find(({ paymentId }) => paymentId !== '' && paymentId === payment?.id) ?? list[0]
  return (
    <ButtonLink href={record ? safeInternalPath(record.path) : routes.payAccount.href()} variant="secondary">
      Try again
    </ButtonLink>
  )
}
