import { DescriptionList, Link, Money, useLocale } from '@trade-portal/design-system'
import type { UserDetails } from '@trade-portal/supplier-api'
import { routes } from '../routes.ts'
import { useAccess } from '../trade/access/queries.ts'
import { statementName } from '../trade/documents/StatementDate.tsx'
import type { LikelyAmount, LoadedSubject } from './paymentDefaults.ts'

interface PaymentSummaryProps {
  readonly payer: UserDetails
  readonly subject: LoadedSubject
  /** In cents, or 0 if the amount is unknown. Undefined if the form has a field for the amount. */
  readonly amount: number | undefined
  /** The amounts that the amount field offers. Balances among them are not repeated in the summary. */
  readonly offered: readonly LikelyAmount[]
}

/** Who pays, and for what. The statement reference is only displayed, never sent. */
export function PaymentSummary({ payer, subject, amount, offered }: PaymentSummaryProps) {
  const about = useStatementReference(subject)
  const balances = [
    { term: 'Overdue balance', cents: payer.overdueBalance },
    { term: 'Current balance', cents: payer.currentBalance },
  ].filter(({ term }) => !offered.some(({ label }) => label === term))
  return (
    <DescriptionList
      layout="facts"
      items={[
        { term: 'Customer number', detail: payer.customerId || 'Unknown' },
        ...(about
          ? [
              {
                term: 'Statement reference',
                detail: about.href ? <Link href={about.href}>{about.name}</Link> : about.name,
              },
            ]
          : []),
        ...balances.map(({ term, cents }) => ({ term, detail: <Money amount={cents} /> })),
        ...(amount === undefined ? [] : [{ term: 'Amount', detail: toPay(amount), emphasis: 'strong' as const }]),
      ]}
    />
  )
}

const toPay = (amount: number) =>
  amount === 0 ? 'You enter it on the payment page' : <Money amount={amount} emphasis="total" />

/** The invoice or statement that is paid, as a link if the customer may open it; undefined if there is no statement. */
function useStatementReference(subject: LoadedSubject) {
  const { locale } = useLocale()
  const { mayOpen } = useAccess()
  if (subject.kind === 'invoice') {
    const { number, suffix } = subject.key
    return {
      name: `Invoice ${number}`,
      href: mayOpen('invoices') && routes.transaction.href('invoices', number, suffix),
    }
  }
  const date = subject.statement?.date
  if (date === undefined) return undefined
  return { name: statementName(date, locale), href: mayOpen('statements') && routes.statement.href(date) }
}
