import type { InvoiceRow } from '@trade-portal/supplier-api'
import { Suspense, useMemo, useState } from 'react'
import { routes } from '../shared/addresses/routes.ts'
import { lazyCode } from '../shared/failures/lazyCode.ts'
import { ListTable } from '../shared/lists/ListTable.tsx'
import { useList } from '../shared/lists/useList.ts'
import { BranchesFailure } from '../shared/transactions/BranchesFailure.tsx'
import { documentKey } from '../shared/transactions/documentKey.ts'
import { useBranchNames } from '../shared/transactions/queries.ts'
import { TotalShown } from '../shared/transactions/TotalShown.tsx'
import { withinDates } from '../shared/transactions/withinDates.ts'
import { invoiceColumns, invoiceText } from './invoiceColumns.tsx'
import { InvoiceDatesFilter } from './InvoiceDatesFilter.tsx'
import { invoiceFileColumns } from './invoiceFileColumns.ts'
import { SelectedInvoices } from './SelectedInvoices.tsx'
import { useInvoiceDates } from './useInvoiceDates.ts'

// Loaded when it is opened for the first time.
const CommentDialog = lazyCode(async () => (await import('../shared/comments/CommentDialog.tsx')).CommentDialog)

const hrefOf = ({ number, suffix }: InvoiceRow) => routes.transaction.href('invoices', number, suffix)

/** The invoices with what narrows them down, their comments, and what can be done with the selected ones. */
export function InvoiceList({ invoices }: { readonly invoices: readonly InvoiceRow[] }) {
  const dates = useInvoiceDates()
  const { from, to } = dates
  const filter = useMemo(
    () =>
      ({ date }: InvoiceRow) =>
        withinDates(date, { from, to }),
    [from, to],
  )
  const { nameOf, query } = useBranchNames()
  const [commented, setCommented] = useState<InvoiceRow | null>(null)
  const columns = useMemo(() => invoiceColumns(nameOf, setCommented), [nameOf])
  const fileColumns = useMemo(() => invoiceFileColumns(nameOf), [nameOf])
  const searchText = useMemo(() => invoiceText(nameOf), [nameOf])
  const list = useList({ rows: invoices, columns, rowKey: documentKey, searchText, filter, isSelectable: true })
  const { shown } = list.rows
  const amounts = useMemo(() => shown.map(({ amount }) => amount), [shown])
  return (
    <>
      <BranchesFailure query={query} />
      <ListTable
        label={routes.invoices.title}
        list={list}
        search={{ label: 'Search invoices', placeholder: 'Search all rows by number, job, comment …' }}
        filters={<InvoiceDatesFilter dates={dates} />}
        summary={<TotalShown amounts={amounts} />}
        file={{ title: routes.invoices.title, columns: fileColumns }}
        rowHref={hrefOf}
      />
      <SelectedInvoices rows={list.rows} />
      {commented && (
        <Suspense>
          <CommentDialog invoice={commented} isOpen onClose={() => setCommented(null)} />
        </Suspense>
      )}
    </>
  )
}
