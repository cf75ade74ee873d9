import { Badge, CalendarDate, Money, RowCard, type CardValue } from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import type { DocumentKey } from '../../documentAddress.ts'
import { documentNumber } from './documentKind.ts'

interface DocumentCardProps {
  readonly document: DocumentKey & { readonly type: string; readonly jobName: string; readonly amount: number | null }
  /** The type of most documents of the list, which the card does not say. */
  readonly usual: string
  readonly numberLabel: string
  readonly dateLabel: string
  readonly date: string | null
  readonly reference: string
  /** At the end of the last line, after the type. */
  readonly aside?: ReactNode
  /** The first value after the number; '' if it is not known. */
  readonly state?: string
  /** Before the reference. */
  readonly moreValues?: readonly CardValue[]
}

/**
 * An order, an invoice or another document as a card. Its title is the job's name; without one it is the type and the
 * number, such as "Order 481259".
 */
export function DocumentCard({ document, usual, date, ...props }: DocumentCardProps) {
  const { type, jobName, amount } = document
  const hasJob = jobName !== ''
  return (
    <RowCard
      name={{ label: props.numberLabel, value: documentNumber(document) }}
      title={hasJob ? { label: 'Job Name', value: jobName } : undefined}
      word={type}
      values={[
        { label: 'State', value: props.state },
        { label: props.dateLabel, value: date && <CalendarDate value={date} /> },
        ...(props.moreValues ?? []),
        { label: 'Order Ref', word: 'Ref', value: props.reference },
      ]}
      end={<Money amount={amount} emphasis="strong" />}
      aside={
        <>
          {hasJob && type !== '' && type !== usual && <Badge tone="info">{type}</Badge>}
          {props.aside}
        </>
      }
    />
  )
}
