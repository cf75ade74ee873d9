import {
  Button,
  CellButton,
  formatCalendarDate,
  Hidden,
  lazyDialog,
  Stack,
  useLocale,
  type Rows,
} from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { useCallback, useMemo, useState } from 'react'
import { routes } from '../routes.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useToday } from '../foundation/time/today.ts'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import type { ToolVariant } from '../foundation/lists/ListTools.tsx'
import { SelectionBar } from '../foundation/lists/SelectionBar.tsx'
import { useList } from '../foundation/lists/useList.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { documentKey, documentNumber } from '../trade/documents/documentKey.ts'
import { useBranchNames, useInvoices } from '../trade/documents/queries.ts'
import { commentAction, useUnsavedComment } from '../trade/documents/unsavedComments.ts'
import { counted } from '../foundation/lists/counted.ts'
import { allDates, dateFields, defaultFromDate, invoicesWithin } from './invoiceDates.ts'
import { InvoiceDatesFilter } from './InvoiceDatesFilter.tsx'
import { dateColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import {
  addressColumn,
  amountColumn,
  branchColumn,
  jobColumn,
  numberColumn,
  referenceColumn,
  typeColumn,
  type BranchNameOf,
  BranchesFailure,
  ShownRowsTotal,
} from '../trade/documents/documentColumns.tsx'
import { shortComment } from './shortComment.ts'

/** The invoices and credits; by default only those of the last three months. */
export function InvoicesScreen() {
  return (
    <Screen title={routes.invoices.title}>
      <InvoiceList />
    </Screen>
  )
}

const CommentDialog = lazyDialog(async () => (await import('../trade/documents/CommentDialog.tsx')).CommentDialog)
const EmailTransactionsDialog = lazyDialog(
  async () => (await import('../trade/documents/EmailTransactionsDialog.tsx')).EmailTransactionsDialog,
)

const hrefOf = ({ number, suffix }: InvoiceRow) => routes.transaction.href('invoices', number, suffix)
const countOf = (count: number) => counted(count, 'invoice')

const none: readonly InvoiceRow[] = []
const empty = {
  title: 'No Results Found',
  icon: 'document',
  children: 'Your invoices and credits will be listed here.',
} as const

function InvoiceList() {
  const invoices = useInvoices()
  const defaultFrom = defaultFromDate(useToday())
  const filterOf = useMemo(() => invoicesWithin(defaultFrom), [defaultFrom])
  const { nameOf, query } = useBranchNames()
  const { locale } = useLocale()
  const shownDay = (day: string) => (day === '' ? '' : formatCalendarDate(day, locale))
  const [commented, setCommented] = useState<InvoiceRow | null>(null)
  const columns = useMemo(() => invoiceColumns(nameOf, setCommented), [nameOf])
  const list = useList({
    rows: invoices.data ?? none,
    rowKey: documentKey,
    columns,
    choices: dateFields,
    filterOf,
    choicesShowingAll: allDates,
    isSelectable: true,
    isTextPartial: query.isPending,
  })
  const { choices, choose } = list
  const from = choices.from ?? defaultFrom
  const [fromText, toText] = [shownDay(from), shownDay(choices.to)]
  const filters = useCallback(
    (variant: ToolVariant) => (
      <InvoiceDatesFilter variant={variant} dates={choices} defaultFrom={defaultFrom} onChange={choose} />
    ),
    [choices, defaultFrom, choose],
  )
  return (
    <>
      <PrintHead
        title={routes.invoices.title}
        facts={[
          { label: 'Date From', value: fromText },
          { label: 'Date To', value: toText },
          { label: 'Search', value: list.search },
        ]}
      />
      <BranchesFailure query={query} />
      <ListTable
        label={routes.invoices.title}
        list={list}
        query={invoices}
        what="your invoices"
        failedAs="dialog"
        countOf={countOf}
        empty={empty}
        search={{ label: 'Search invoices', placeholder: 'Search all by number, job …' }}
        // The file name contains the dates, so that files of several periods can be in one folder.
        fileName={[routes.invoices.title, from, choices.to].filter(Boolean).join(' ')}
        filtersName="these dates"
        filtersText={datesText(fromText, toText)}
        filters={filters}
        hasWideFilters
        summary={<ShownRowsTotal rows={list.rows} />}
        rowHref={hrefOf}
      />
      <SelectedInvoices rows={list.rows} onComment={setCommented} />
      {commented && <CommentDialog invoice={commented} isOpen onClose={() => setCommented(null)} />}
    </>
  )
}

/** Such as "From 28/08/2026 to 30/09/2026"; '' without dates. */
function datesText(from: string, to: string): string {
  if (from === '') return to && `To ${to}`
  return to === '' ? `From ${from}` : `From ${from} to ${to}`
}

interface SelectedInvoicesProps {
  readonly rows: Rows<InvoiceRow>
  readonly onComment: (invoice: InvoiceRow) => void
}

/**
 * The actions for the selected invoices. Sending invoices by e-mail deselects them. On a phone, the rows have no button to
 * add a comment, so the bar has this button while a single invoice is selected.
 */
function SelectedInvoices({ rows, onComment }: SelectedInvoicesProps) {
  const { selectedRows, unselect } = rows
  const [first, ...others] = selectedRows
  const [isOpen, setOpen] = useState(false)
  // A copy, because the dialog still names the sent invoices after they are no longer selected.
  const [emailed, setEmailed] = useState<readonly InvoiceRow[]>([])
  const email = () => {
    setEmailed(distinct(selectedRows))
    setOpen(true)
  }
  return (
    <>
      <SelectionBar label="Selected invoices" rows={rows}>
        {first && others.length === 0 && (
          <Hidden above="tablet">
            <Button variant="secondary" onPress={() => onComment(first)}>
              {commentAction(first.comment)}
            </Button>
          </Hidden>
        )}
        <Button onPress={email}>Email Selected Invoices</Button>
      </SelectionBar>
      {emailed.length > 0 && (
        <EmailTransactionsDialog
          from="list"
          documents={emailed}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onSent={() => unselect(emailed)}
        />
      )}
    </>
  )
}

/** Removes duplicates, because the supplier may list an invoice twice. */
function distinct(invoices: readonly InvoiceRow[]): readonly InvoiceRow[] {
  return [...new Map(invoices.map((invoice) => [documentKey(invoice), invoice])).values()]
}

const commentColumn = (onComment: (invoice: InvoiceRow) => void): ListColumn<InvoiceRow> => ({
  key: 'comment',
  header: 'Comment',
  cell: (invoice) => <CommentButton invoice={invoice} onPress={() => onComment(invoice)} />,
  value: ({ comment }) => comment,
  width: 'wide',
  onCard: 'aside',
})

const dateOfInvoice = dateColumn<InvoiceRow>({
  key: 'date',
  header: 'Invoice Date',
  of: ({ date }) => date,
  onCard: 'meta',
})
const first = [numberColumn('Invoice Number', 'medium'), typeColumn('Invoice'), dateOfInvoice]
// The reference column is narrow, so that nine columns leave space for the comments.
const shortReference: typeof referenceColumn = { ...referenceColumn, width: 'short' }
const middle = [shortReference, addressColumn, jobColumn]

/** The columns, all sortable. */
function invoiceColumns(nameOf: BranchNameOf, onComment: (invoice: InvoiceRow) => void) {
  return [...first, branchColumn(nameOf), ...middle, commentColumn(onComment), amountColumn]
}

interface CommentButtonProps {
  readonly invoice: InvoiceRow
  readonly onPress: () => void
}

/**
 * The saved comment and, below it, a note if a newer comment could not be saved. Pressing either one opens the comment for
 * editing.
 */
function CommentButton({ invoice, onPress }: CommentButtonProps) {
  const { unsaved } = useUnsavedComment(invoice)
  const saved = <SavedComment invoice={invoice} onPress={onPress} />
  if (!unsaved) return saved
  const again = unsaved.state === 'refused' ? 'Not saved · Try again' : 'May not be saved · Try again'
  return (
    <Stack space="none">
      {saved}
      <CellButton
        label={`${again}, comment on ${documentNumber(invoice)}`}
        description={`${unsaved.reason} Your comment: “${unsaved.text}”`}
        onPress={onPress}
      >
        {again}
      </CellButton>
    </Stack>
  )
}

/**
 * The beginning of the saved comment, styled like the other texts of the row. The button "Add" replaces it if there is no
 * comment. A phone shows no "Add", because it would draw more attention than the invoices. On a phone, the button in
 * `SelectedInvoices` adds a comment.
 */
function SavedComment({ invoice, onPress }: CommentButtonProps) {
  const { comment } = invoice
  const number = documentNumber(invoice)
  if (comment === '')
    return (
      <Hidden below="tablet">
        <CellButton isSubdued icon="plus" label={`Add comment to ${number}`} onPress={onPress}>
          Add
        </CellButton>
      </Hidden>
    )
  const short = shortComment(comment)
  return (
    <CellButton
      isData
      icon="comment"
      label={`${short}, edit comment on ${number}`}
      {...(short !== comment && { description: comment })}
      onPress={onPress}
    >
      {short}
    </CellButton>
  )
}
