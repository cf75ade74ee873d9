import { CalendarDate, CellButton, Money, Stack, Text } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { dateColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { DocumentCard } from '../trade/documents/DocumentCard.tsx'
import {
  addressColumn,
  amountColumn,
  branchColumn,
  jobColumn,
  numberColumn,
  referenceColumn,
  typeColumn,
  type BranchNameOf,
} from '../trade/documents/documentColumns.tsx'
import { documentNumber } from '../trade/documents/documentKind.ts'
import { useEmailTools } from '../trade/documents/emailTools.ts'
import type { StatedOf } from '../trade/documents/paidState.ts'
import { useUnsavedComment } from '../trade/documents/unsavedComments.ts'
import { shortComment } from './shortComment.ts'

const commentColumn = (onComment: (invoice: InvoiceRow) => void): ListColumn<InvoiceRow> => ({
  key: 'comment',
  header: 'Comment',
  cell: (invoice) => <CommentButton invoice={invoice} onPress={() => onComment(invoice)} />,
  value: ({ comment }) => comment,
  width: 'wide',
})

const dateOfInvoice = dateColumn<InvoiceRow>({
  key: 'date',
  header: 'Invoice Date',
  of: ({ date }) => date,
})
const first = [numberColumn('Invoice Number', 'medium'), typeColumn('Invoice'), dateOfInvoice]
// The reference column is narrow, so that nine columns leave space for the comments.
const shortReference: ListColumn<InvoiceRow> = { ...referenceColumn(({ reference }) => reference), width: 'short' }
const middle = [shortReference, addressColumn, jobColumn]

/** The columns, all sortable. */
export function invoiceColumns(nameOf: BranchNameOf, onComment: (invoice: InvoiceRow) => void) {
  return [...first, branchColumn(nameOf), ...middle, commentColumn(onComment), amountColumn]
}

/** An invoice on a phone. @param statedOf What the newest statement says, if it was asked */
export const invoiceCard =
  (onComment: (invoice: InvoiceRow) => void, statedOf: StatedOf | undefined) => (invoice: InvoiceRow) => {
    const stated = statedOf?.(invoice)
    return (
      <DocumentCard
        document={invoice}
        usual="Invoice"
        numberLabel="Invoice Number"
        dateLabel="Invoice Date"
        date={invoice.date}
        reference={invoice.reference}
        state={stated?.state ?? ''}
        moreValues={[{ label: 'Open', isDetail: true, value: stated?.open && <Money amount={stated.open} /> }]}
        aside={<CommentButton invoice={invoice} onPress={() => onComment(invoice)} />}
      />
    )
  }

interface CommentButtonProps {
  readonly invoice: InvoiceRow
  readonly onPress: () => void
}

/**
 * The saved comment and, below it, a note if a newer comment could not be saved. Pressing either one opens the comment for
 * editing. Also says when the invoice was e-mailed, because the table has no room for a column of that.
 */
function CommentButton({ invoice, onPress }: CommentButtonProps) {
  const { unsaved } = useUnsavedComment(invoice)
  const saved = <SavedComment invoice={invoice} onPress={onPress} />
  const emailedOn = useEmailTools().emailedOn(invoice)
  if (!unsaved && emailedOn === null) return saved
  const state = unsaved?.state === 'refused' ? 'Not saved' : 'May not be saved'
  return (
    <Stack space="none">
      {saved}
      {unsaved && (
        <CellButton
          label={`${state}, try again: comment on ${documentNumber(invoice)}`}
          description={`${unsaved.reason} Your comment: “${unsaved.text}”`}
          onPress={onPress}
        >
          {state}
        </CellButton>
      )}
      {emailedOn !== null && (
        <Text as="span" size="small" tone="subdued">
          E-mailed <CalendarDate value={emailedOn} />
        </Text>
      )}
    </Stack>
  )
}

/**
 * The beginning of the saved comment, styled like the other texts of the row; "Add" if there is no comment. It is one button
 * for both, so that it keeps the focus when the first comment is saved. A phone shows no "Add", because it would draw more
 * attention than the invoices. On a phone, the button in `SelectedInvoices` adds a comment.
 */
function SavedComment({ invoice, onPress }: CommentButtonProps) {
  const { comment } = invoice
  const number = documentNumber(invoice)
  const short = shortComment(comment)
  const look =
    comment === ''
      ? ({ isSubdued: true, icon: 'plus', label: `Add comment to ${number}` } as const)
      : ({ isData: true, icon: 'comment', label: `${short}, edit comment on ${number}` } as const)
  return (
    <CellButton {...look} {...(short !== comment && { description: comment })} onPress={onPress}>
      {comment === '' ? 'Add' : short}
    </CellButton>
  )
}
