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
  cell: (invoice) => <CommentCell invoice={invoice} onPress={() => onComment(invoice)} />,
  value: ({ comment }) => comment,
  width: 'long',
})

const dateOfInvoice = dateColumn<InvoiceRow>({
  key: 'date',
  header: 'Invoice Date',
  of: ({ date }) => date,
})
const shortType: ListColumn<InvoiceRow> = { ...typeColumn('Invoice'), width: 'narrow' }
const first = [numberColumn('Invoice Number', 'medium'), shortType, dateOfInvoice]
// The reference column is narrow, so that nine columns leave space for the comments.
const shortReference: ListColumn<InvoiceRow> = { ...referenceColumn(({ reference }) => reference), width: 'short' }
// The address gets the space that the others leave.
const shortJob: typeof jobColumn = { ...jobColumn, width: 'long' }
const middle = [shortReference, addressColumn, shortJob]

/** The columns, all sortable. */
export function invoiceColumns(nameOf: BranchNameOf, onComment: (invoice: InvoiceRow) => void) {
  return [...first, branchColumn(nameOf), ...middle, commentColumn(onComment), amountColumn]
}

interface InvoiceCardOptions {
  readonly onComment: (invoice: InvoiceRow) => void
  /** What the newest statement says, if it was asked. */
  readonly statedOf: StatedOf | undefined
  readonly emailedOn: ReturnType<typeof useEmailTools>['emailedOn']
}

/** An invoice on a phone. */
export function invoiceCard({ onComment, statedOf, emailedOn }: InvoiceCardOptions) {
  return (invoice: InvoiceRow) => {
    const { state = '', open = null } = statedOf?.(invoice) ?? {}
    const day = emailedOn(invoice)
    return (
      <DocumentCard
        document={invoice}
        usual="Invoice"
        numberLabel="Invoice Number"
        dateLabel="Invoice Date"
        date={invoice.date}
        reference={invoice.reference}
        state={state}
        moreValues={[
          // Of an open invoice it is the amount of the invoice.
          { label: 'Open', isDetail: true, value: state !== 'Open' && open && <Money amount={open} /> },
          { label: 'E-mailed', isDetail: true, value: day && <CalendarDate value={day} /> },
        ]}
        aside={<CommentButton invoice={invoice} onPress={() => onComment(invoice)} />}
      />
    )
  }
}

interface CommentButtonProps {
  readonly invoice: InvoiceRow
  readonly onPress: () => void
}

/** Also says when the invoice was e-mailed, because the table has no room for a column of that. */
function CommentCell(props: CommentButtonProps) {
  const day = useEmailTools().emailedOn(props.invoice)
  if (day === null) return <CommentButton {...props} />
  return (
    <Stack space="none">
      <CommentButton {...props} />
      <Text as="span" size="small" tone="subdued">
        E-mailed <CalendarDate value={day} />
      </Text>
    </Stack>
  )
}

/**
 * The saved comment and, below it, a note if a newer comment could not be saved. Pressing either one opens the comment for
 * editing.
 */
function CommentButton({ invoice, onPress }: CommentButtonProps) {
  const { unsaved } = useUnsavedComment(invoice)
  const saved = <SavedComment invoice={invoice} onPress={onPress} />
  if (!unsaved) return saved
  const state = unsaved.state === 'refused' ? 'Not saved' : 'May not be saved'
  return (
    <Stack space="none">
      {saved}
      <CellButton
        label={`${state}, try again: comment on ${documentNumber(invoice)}`}
        description={`${unsaved.reason} Your comment: “${unsaved.text}”`}
        onPress={onPress}
      >
        {state}
      </CellButton>
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
