import { ButtonLink } from '@trade-portal/design-system'
import { safeInternalPath } from '../foundation/url/safeInternalPath.ts'
import type { PaymentId } from '../foundation/url/paymentId.ts'
import { routes } from '../routes.ts'
import { usePaymentRecords } from '../trade/payments/queries.ts'

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
