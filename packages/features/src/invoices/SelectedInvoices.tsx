import { ActionBar, Button, OnDemand, type Rows } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { useState } from 'react'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { documentKey } from '../shared/transactions/documentKey.ts'

// Loaded when it is opened for the first time.
const EmailTransactionsDialog = lazyCode(
  async () => (await import('../shared/email/EmailTransactionsDialog.tsx')).EmailTransactionsDialog,
)

/** What can be done with the selected invoices. Those that have been e-mailed are unselected. */
export function SelectedInvoices({ rows }: { readonly rows: Rows<InvoiceRow> }) {
  const { all, selectedRows, hiddenSelectedRows, unselectAll, unselect } = rows
  const [isOpen, setOpen] = useState(false)
  // The dialog still tells what was sent when that is no longer selected.
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
      >
        <Button onPress={email}>Email Selected Invoices</Button>
      </ActionBar>
      {emailed.length > 0 && (
        <OnDemand isOpen={isOpen} onClose={() => setOpen(false)}>
          <EmailTransactionsDialog
            from="list"
            documents={emailed}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onSent={() => unselect(emailed)}
          />
        </OnDemand>
      )}
    </>
  )
}

/** The supplier may send an invoice twice. */
function distinct(invoices: readonly InvoiceRow[]): readonly InvoiceRow[] {
  return [...new Map(invoices.map((invoice) => [documentKey(invoice), invoice])).values()]
}
