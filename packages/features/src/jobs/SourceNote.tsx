import { formatCalendarDate, Text, useLocale } from '@trade-portal/design-system'
import type { ListedRow } from '../trade/documents/sameReference.ts'
import { firstDay, isOrderRow } from './jobSums.ts'

interface SourceNoteProps {
  readonly documents: readonly ListedRow[]
  /** Further sentences. */
  readonly children?: string
}

/** Says which documents the sums are made from. */
export function SourceNote({ documents, children = '' }: SourceNoteProps) {
  const { locale } = useLocale()
  const since = (what: string, rows: readonly ListedRow[]) => {
    const day = firstDay(rows)
    return day === undefined ? [] : [`${what} since ${formatCalendarDate(day, locale)}`]
  }
  const [orders, invoices] = [documents.filter(isOrderRow), documents.filter((row) => !isOrderRow(row))]
  const sources = [...since('orders and quotes', orders), ...since('invoices', invoices)]
  return (
    <Text size="small" tone="subdued">
      {sources.length > 0 && `From your ${sources.join(' and ')}. `}
      {children}
    </Text>
  )
}
