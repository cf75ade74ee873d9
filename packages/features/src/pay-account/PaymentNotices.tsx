import { Banner, formatMoney, Stack, useLocale } from '@trade-portal/design-system'
import { addDays } from 'date-fns'
import { localToday } from '../shared/customer/localToday.ts'
import { useToday } from '../shared/customer/useToday.ts'
import type { PaymentRecord } from '../shared/payments/paymentRecords.ts'
import { usePaymentRecords } from '../shared/payments/queries.ts'

/** How long a payment page that was opened is asked about. By then the balances tell. */
const askedForDays = 3

/**
 * The payments that this user has started lately, and made before, on this device. The balances do not show them until
 * the supplier has processed them, so without a word somebody would pay again.
 */
export function PaymentNotices() {
  const today = useToday()
  const { list, forget } = usePaymentRecords()
  const isRecent = (at: number) => localToday(addDays(at, askedForDays)) >= today
  const shown = list.filter(({ state, at }) => state === 'paid' || (state === 'started' && isRecent(at)))
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
  const payment = `${amount === null ? '' : `${formatMoney(amount, locale)} `}with the reference ${reference}`
  const time = new Date(at).toLocaleString(locale.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return state === 'paid' ? (
    <Banner tone="positive" title="Paid" onDismiss={onForget}>
      {`You paid ${payment} on ${time}. The balances below show it when the finance team has processed it.`}
    </Banner>
  ) : (
    <Banner tone="caution" title="Have you paid already?" onDismiss={onForget}>
      {`You opened the payment page for ${payment} on ${time}. If you paid there, do not pay again: the balances below show it when the finance team has processed it.`}
    </Banner>
  )
}
