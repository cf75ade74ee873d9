import { ActionBar, Button, lazyDialog, type Rows } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { documentKey } from '../trade/documents/documentKey.ts'

const EmailTransactionsDialog = lazyDialog(
  async () => (await import('../trade/documents/EmailTransactionsDialog.tsx')).EmailTransactionsDialog,
)

/** The actions for the selected invoices. Invoices that were e-mailed are unselected. */
export function SelectedInvoices({ rows }: { readonly rows: Rows<InvoiceRow> }) {
  const { all, selectedRows, hiddenSelectedRows, selectAll, unselectAll, unselect } = rows
  const [isOpen, setOpen] = useState(false)
  // The dialog still names the sent invoices after they are unselected.
  const [emailed, setEmailed] = useState<readonly InvoiceRow[]>([])
  const email = () => {
    setEmailed(distinct(selectedRows))
    setOpen(true)
  }
  return (
    <>
      <ActionBar
        label="Selected invoices"
        count={selectedRows.length}
        hiddenCount={hiddenSelectedRows.length}
        total={all.length}
        onUnselectAll={unselectAll}
        onSelectAll={selectAll}
      >
        <Button onPress={email}>Email Selected Invoices</Button>
      </ActionBar>
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

/** Each invoice once, because the supplier may list an invoice twice. */
function distinct(invoices: readonly InvoiceRow[]): readonly InvoiceRow[] {
  return [...new Map(invoices.map((invoice) => [documentKey(invoice), invoice])).values()]
}
