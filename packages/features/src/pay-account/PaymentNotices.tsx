import { Banner, formatMoney, Stack, useLocale } from '@trade-portal/design-system'
import { formatMoment } from '../foundation/time/moments.ts'
import type { PaymentRecord } from '../trade/payments/paymentRecords.ts'
import { useOpenPayments } from './queries.ts'

/** Shows payments that the balances may not include yet. */
export function PaymentNotices() {
  const { list, forget } = useOpenPayments()
  const paid = list.filter(({ state }) => state === 'paid')
  const givenUp = list.filter((record) => record.state === 'started' && isGivenUp(record, paid))
  const started = list.filter((record) => record.state === 'started' && !givenUp.includes(record))
  if (list.length === 0) return null
  return (
    <Stack space="small">
      {paid.length > 0 && <PaidNotice records={paid} onForget={() => [...paid, ...givenUp].forEach(forget)} />}
      {started.map((record) => (
        <StartedNotice key={`${record.at} ${record.reference}`} record={record} onForget={() => forget(record)} />
      ))}
    </Stack>
  )
}

/**
 * Whether the customer probably left the payment page without paying: a later payment with the same reference was made.
 */
const isGivenUp = ({ reference, at }: PaymentRecord, paid: readonly PaymentRecord[]) =>
  paid.some((since) => since.reference === reference && since.at >= at)

interface PaidNoticeProps {
  readonly records: readonly PaymentRecord[]
  readonly onForget: () => void
}

function PaidNotice({ records, onForget }: PaidNoticeProps) {
  const locale = useLocale()
  const payments = records.map((record) => `You paid ${sumOf(record, locale)}${whenOf(record, locale)}.`)
  return (
    <Banner tone="positive" title="Paid" onDismiss={onForget}>
      {[...payments, 'The balances below show it when the finance team has processed it.'].join('\n')}
    </Banner>
  )
}

interface StartedNoticeProps {
  readonly record: PaymentRecord
  readonly onForget: () => void
}

function StartedNotice({ record, onForget }: StartedNoticeProps) {
  const locale = useLocale()
  const sum = record.amount === null ? '' : `for ${sumOf(record, locale)}`
  return (
    <Banner tone="caution" title="Have you paid already?" onDismiss={onForget}>
      {`You opened the payment page ${sum}${whenOf(record, locale)}. If you paid there, do not pay again: the balances below show it when the finance team has processed it.`}
    </Banner>
  )
}

type Format = ReturnType<typeof useLocale>

/** The amount with a space after it; '' if the customer entered the amount on the payment page. */
const sumOf = ({ amount }: PaymentRecord, format: Format) => (amount === null ? '' : `${formatMoney(amount, format)} `)

const whenOf = ({ reference, at }: PaymentRecord, { locale }: Format) =>
  `with the reference ${reference} on ${formatMoment(at, locale)}`
