import { Badge, CalendarDate, CellButton, type DataTableColumn } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { documentColumns, documentText, type NameOf } from '../shared/transactions/documentColumns.tsx'
import { documentNumber, documentSortKey } from '../shared/transactions/documentKey.ts'
import { shortComment } from './shortComment.ts'

/**
 * The columns, each of which can be sorted by.
 * @param onComment Opens the comment of an invoice to be written.
 */
export function invoiceColumns(
  nameOf: NameOf,
  onComment: (invoice: InvoiceRow) => void,
): readonly DataTableColumn<InvoiceRow>[] {
  const { branch, reference, address, job, amount } = documentColumns(nameOf)
  return [
    { key: 'number', header: 'Invoice Number', cell: documentNumber, sortBy: documentSortKey, kind: 'number' },
    {
      key: 'type',
      header: 'Type',
      cell: ({ type }) => (type === '' ? '–' : <Badge tone={type === 'Invoice' ? 'neutral' : 'info'}>{type}</Badge>),
      sortBy: ({ type }) => type,
      width: 'narrow',
      onCard: 'lead',
    },
    {
      key: 'date',
      header: 'Invoice Date',
      cell: ({ date }) => <CalendarDate value={date} />,
      sortBy: ({ date }) => date,
      kind: 'date',
    },
    branch,
    reference,
    address,
    job,
    {
      key: 'comment',
      header: 'Comment',
      cell: (invoice) => <CommentButton invoice={invoice} onPress={() => onComment(invoice)} />,
      sortBy: ({ comment }) => comment,
    },
    amount,
  ]
}

function CommentButton({ invoice, onPress }: { readonly invoice: InvoiceRow; readonly onPress: () => void }) {
  const { comment } = invoice
  const number = documentNumber(invoice)
  if (comment === '')
    return (
      <CellButton label={`Add comment to ${number}`} onPress={onPress}>
        Add
      </CellButton>
    )
  const short = shortComment(comment)
  return (
    <CellButton
      isData
      label={`${short}, edit comment on ${number}`}
      {...(short !== comment && { description: comment })}
      onPress={onPress}
    >
      {short}
    </CellButton>
  )
}

/** Where the search looks: in everything that is shown but the date, and in the whole comment. */
export function invoiceText(nameOf: NameOf) {
  const text = documentText(nameOf)
  return (invoice: InvoiceRow) => `${text(invoice)} ${invoice.comment}`
}
