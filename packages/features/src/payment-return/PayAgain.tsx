import { ButtonLink } from '@trade-portal/design-system'
import { safeInternalPath } from '../foundation/url/safeInternalPath.ts'
import type { PaymentId } from '../trade/payments/paymentId.ts'
import { routes } from '../routes.ts'
import { usePaymentRecords } from '../trade/payments/queries.ts'

/** A link to the page on which this payment was started or, if that is unknown, the latest payment on this device. */
export function PayAgain({ payment }: { readonly payment: PaymentId | undefined }) {
  const { list } = usePaymentRecords()
  const record = list.find(({ paymentId }) => paymentId !== '' && paymentId === payment?.id) ?? list[0]
  return (
    <ButtonLink href={record ? safeInternalPath(record.path) : routes.payAccount.href()} variant="secondary">
      Try again
    </ButtonLink>
  )
}
