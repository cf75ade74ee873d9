import { formatMoney, Link, Status, useLocale } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'
import { routes } from '../../routes.ts'
import { useAccess } from '../access/queries.ts'
import { isSettled, notStated, statedText } from '../documents/paidState.ts'
import { statementName } from '../documents/StatementDate.tsx'
import { useNewestStatement } from '../documents/statementQueries.ts'
import { NotLoaded } from './NotLoaded.tsx'
import type { ShownDocument } from './shownDocument.ts'

/**
 * What the newest statement says is paid of an invoice, and a link to that statement. No rows for other documents, until it
 * is known, and if the statement does not say it.
 */
export function useStatedPayment(document: ShownDocument) {
  const { mayOpen } = useAccess()
  const format = useLocale()
  const isAsked = document.kind === 'invoice' && mayOpen('statements')
  const query = useNewestStatement(isAsked)
  const failure = useQueryFailure(query, '')
  if (!isAsked) return nothing
  if (failure) return { ...nothing, rows: [payment(<NotLoaded onRetry={failure.retry} />)] }
  if (!query.data) return nothing
  const { date, statedOf } = query.data
  const stated = statedOf({ ...document, date: document.invoiceDate, amount: document.totalIncGst })
  const words = statedText(stated, (cents) => formatMoney(cents, format))
  const isPaid = isSettled(stated)
  if (words === '') return { ...nothing, isPaid }
  const rows = [payment(words === 'Paid' ? <Status tone="positive">{words}</Status> : words)]
  if (date !== undefined && stated.state !== notStated)
    rows.push({
      term: 'As of',
      detail: <Link href={routes.statement.href(date)}>{statementName(date, format.locale)}</Link>,
    })
  return { isPaid, rows }
}

const payment = (detail: ReactNode) => ({ term: 'Payment', detail })

const nothing = { isPaid: false, rows: [] }
