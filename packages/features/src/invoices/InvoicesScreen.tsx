import { formatCalendarDate, lazyDialog, useLocale } from '@trade-portal/design-system'
import type { InvoiceRow } from '@trade-portal/supplier-api'
import { useCallback, useMemo, useState } from 'react'
import { counted } from '../foundation/lists/counted.ts'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import type { ToolVariant } from '../foundation/lists/ListTools.tsx'
import { useList } from '../foundation/lists/useList.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { useToday } from '../foundation/time/calendarDay.ts'
import { routes } from '../routes.ts'
import { BrowseProducts } from '../trade/catalogue/BrowseProducts.tsx'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { BranchesFailure, ShownRowsTotal } from '../trade/documents/documentColumns.tsx'
import { documentKey } from '../trade/documents/documentKey.ts'
import { useBranchNames, useInvoices } from '../trade/documents/queries.ts'
import { invoiceCard, invoiceColumns } from './invoiceColumns.tsx'
import { allDates, dateFields, defaultFromDate, invoicesWithin } from './invoiceDates.ts'
import { InvoiceDatesFilter } from './InvoiceDatesFilter.tsx'
import { SelectedInvoices } from './SelectedInvoices.tsx'

/** The invoices and credits; by default only those of the last three months. */
export function InvoicesScreen() {
  return (
    <Screen title={routes.invoices.title}>
      <InvoiceList />
    </Screen>
  )
}

const CommentDialog = lazyDialog(async () => (await import('../trade/documents/CommentDialog.tsx')).CommentDialog)

const hrefOf = ({ number, suffix }: InvoiceRow) => routes.transaction.href('invoices', number, suffix)
const countOf = (count: number) => counted(count, 'invoice')

const none: readonly InvoiceRow[] = []
const empty = {
  title: 'No Results Found',
  icon: 'document',
  children: 'Your invoices and credits will be listed here.',
  action: <BrowseProducts />,
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
  const card = useMemo(() => invoiceCard(setCommented), [])
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
        afterFailure={routes.home.href()}
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
        card={card}
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
