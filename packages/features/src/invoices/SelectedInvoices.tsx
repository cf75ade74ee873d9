import { Button, Hidden, lazyDialog, VisuallyHidden, type Rows } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { SelectionBar } from '../foundation/lists/SelectionBar.tsx'
import { documentKey } from '../trade/documents/documentKey.ts'
import { totalOf } from '../trade/documents/totalOf.ts'
import { commentAction } from '../trade/documents/unsavedComments.ts'

const EmailTransactionsDialog = lazyDialog(
  async () => (await import('../trade/documents/EmailTransactionsDialog.tsx')).EmailTransactionsDialog,
)

const PrintInvoicesDialog = lazyDialog(async () => (await import('./PrintInvoicesDialog.tsx')).PrintInvoicesDialog)

interface SelectedInvoicesProps {
  readonly rows: Rows<InvoiceRow>
  readonly onComment: (invoice: InvoiceRow) => void
}

/**
 * The actions for the selected invoices. Sending invoices by e-mail deselects them. On a phone, the bar's menu prints them
 * and, while a single invoice is selected, adds a comment, because there the rows have no button for that.
 */
export function SelectedInvoices({ rows, onComment }: SelectedInvoicesProps) {
  const { selectedRows, unselect } = rows
  const [first, ...others] = selectedRows
  const [isOpen, setOpen] = useState(false)
  // A copy, because the dialog still names the sent invoices after they are no longer selected.
  const [emailed, setEmailed] = useState<readonly InvoiceRow[]>([])
  const [printed, setPrinted] = useState<readonly InvoiceRow[]>([])
  const print = () => setPrinted(distinct(selectedRows))
  const email = () => {
    setEmailed(distinct(selectedRows))
    setOpen(true)
  }
  const { total, missing } = totalOf(selectedRows.map(({ amount }) => amount))
  const comment = first &&
    others.length === 0 && {
      kind: 'action' as const,
      label: commentAction(first.comment),
      onAction: () => onComment(first),
    }
  return (
    <>
      <SelectionBar
        label="Selected invoices"
        rows={rows}
        sum={missing === 0 ? total : undefined}
        phoneActions={[{ kind: 'action', label: 'Print Selected', onAction: print }, ...(comment ? [comment] : [])]}
      >
        <Hidden below="tablet">
          <Button variant="secondary" onPress={print}>
            Print Selected
          </Button>
        </Hidden>
        <Button onPress={email}>
          Email <VisuallyHidden below="tablet">Selected Invoices</VisuallyHidden>
        </Button>
      </SelectionBar>
      {printed.length > 0 && <PrintInvoicesDialog invoices={printed} onClose={() => setPrinted([])} />}
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
