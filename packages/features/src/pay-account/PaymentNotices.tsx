import { Banner, formatMoney, Stack, useLocale } from '@trade-portal/design-system'
import { formatMoment } from '../shared/customer/formatMoment.ts'
import type { PaymentRecord } from '../shared/payments/paymentRecords.ts'
import { useOpenPayments } from './useOpenPayments.ts'

/** Tells the payments that may not be in the balances yet. */
export function PaymentNotices() {
  const { list: shown, forget } = useOpenPayments()
  if (shown.length === 0) return null
  return (
    <Stack space="small">
      {shown.map((record) => (
        <PaymentNotice key={`${record.at} ${record.reference}`} record={record} onForget={() => forget(record)} />
      ))}
    </Stack>
  )
}

interface PaymentNoticeProps {
  readonly record: PaymentRecord
  readonly onForget: () => void
}

function PaymentNotice({ record: { state, amount, reference, at }, onForget }: PaymentNoticeProps) {
  const locale = useLocale()
  const sum = amount === null ? undefined : formatMoney(amount, locale)
  const when = `with the reference ${reference} on ${formatMoment(at, locale.locale)}`
  return state === 'paid' ? (
    <Banner tone="positive" title="Paid" onDismiss={onForget}>
      {`You paid ${sum === undefined ? '' : `${sum} `}${when}. The balances below show it when the finance team has processed it.`}
    </Banner>
  ) : (
    <Banner tone="caution" title="Have you paid already?" onDismiss={onForget}>
      {`You opened the payment page ${sum === undefined ? '' : `for ${sum} `}${when}. If you paid there, do not pay again: the balances below show it when the finance team has processed it.`}
    </Banner>
  )
}
