import {
  Checkbox,
  FilterButton,
  formatCalendarDate,
  Inline,
  lazyDialog,
  Stack,
  useLocale,
} from '@trade-portal/design-system'
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
import { AmountsTotal, BranchesFailure, ShownRowsTotal } from '../trade/documents/documentColumns.tsx'
import { documentKey } from '../trade/documents/documentKey.ts'
import { useEmailTools } from '../trade/documents/emailTools.ts'
import { JobsLink } from '../trade/documents/JobsLink.tsx'
import { useBranchNames, useInvoices } from '../trade/documents/queries.ts'
import { invoiceCard, invoiceColumns } from './invoiceColumns.tsx'
import { allDates, dateFields, defaultFromDate, invoicesWithin, type InvoiceDates } from './invoiceDates.ts'
import { InvoiceDatesFilter } from './InvoiceDatesFilter.tsx'
import { emailedFields, NotEmailedCheckbox, type EmailedChoice } from './NotEmailedCheckbox.tsx'
import { OpenClaims } from './OpenClaims.tsx'
import { OpenFailure } from './openColumn.tsx'
import { SelectedInvoices } from './SelectedInvoices.tsx'
import { showAll, showFields, useOpenOnly, type ShowChoice } from './useOpenOnly.ts'

/** The invoices and credits; by default only those of the last three months. */
export function InvoicesScreen() {
  return (
    <Screen title={routes.invoices.title}>
      <JobsLink />
      <InvoiceList />
    </Screen>
  )
}

const CommentDialog = lazyDialog(async () => (await import('../trade/documents/CommentDialog.tsx')).CommentDialog)

const hrefOf = ({ number, suffix }: InvoiceRow) => routes.transaction.href('invoices', number, suffix)
const countOf = (count: number) => counted(count, 'invoice')

const none: readonly InvoiceRow[] = []
const choiceFields = { ...dateFields, ...showFields, ...emailedFields }
const everything = { ...allDates, ...showAll, emailed: 'all' } as const
const empty = {
  title: 'No Results Found',
  icon: 'document',
  children: 'Your invoices and credits will be listed here.',
  action: <BrowseProducts />,
} as const

function InvoiceList() {
  const invoices = useInvoices()
  const today = useToday()
  const openOnly = useOpenOnly()
  const { openOf, statedOf, columns: openColumns } = openOnly
  const { emailedOn } = useEmailTools()
  // An invoice of any age may be open.
  const defaultFrom = openOnly.isOn ? '' : defaultFromDate(today)
  const filterOf = useMemo(() => {
    const withinOf = invoicesWithin(defaultFrom)
    return ({ emailed, ...choices }: InvoiceDates & ShowChoice & { readonly emailed: EmailedChoice }) => {
      const isNotEmailed = (invoice: InvoiceRow) => emailedOn(invoice) === null
      const filters = [withinOf(choices), openOf(choices), ...(emailed === 'not' ? [isNotEmailed] : [])]
      return (invoice: InvoiceRow) => filters.every((passes) => passes(invoice))
    }
  }, [defaultFrom, openOf, emailedOn])
  const { nameOf, query } = useBranchNames()
  const { locale } = useLocale()
  const shownDay = (day: string) => (day === '' ? '' : formatCalendarDate(day, locale))
  const [commented, setCommented] = useState<InvoiceRow | null>(null)
  const columns = useMemo(() => [...invoiceColumns(nameOf, setCommented), ...openColumns], [nameOf, openColumns])
  const card = useMemo(() => invoiceCard({ onComment: setCommented, statedOf, emailedOn }), [statedOf, emailedOn])
  const list = useList({
    rows: invoices.data ?? none,
    rowKey: documentKey,
    columns,
    choices: choiceFields,
    filterOf,
    choicesShowingAll: everything,
    isSelectable: true,
    isTextPartial: query.isPending,
  })
  const { choices, choose } = list
  const from = choices.from ?? defaultFrom
  const [fromText, toText] = [shownDay(from), shownDay(choices.to)]
  const { isOffered } = openOnly
  const shownCount = list.rows.shown.length
  const notEmailed = choices.emailed === 'not' ? 'Not e-mailed yet' : ''
  const isNarrowed = openOnly.isOn || notEmailed !== ''
  const filters = useCallback(
    (variant: ToolVariant) => {
      const dates = <InvoiceDatesFilter variant={variant} dates={choices} defaultFrom={defaultFrom} onChange={choose} />
      const states = (
        <>
          {isOffered && (
            <Checkbox
              label="Open only"
              value={choices.show === 'open'}
              onChange={(isOn) => choose({ show: isOn ? 'open' : 'all' })}
            />
          )}
          <NotEmailedCheckbox emailed={choices.emailed} onChange={choose} />
        </>
      )
      if (variant === 'labelled')
        return (
          <>
            {dates}
            {states}
          </>
        )
      return (
        <Inline space="medium">
          {dates}
          <FilterButton isFiltered={isNarrowed} closeLabel={`Show ${countOf(shownCount)}`}>
            <Stack space="medium">{states}</Stack>
          </FilterButton>
        </Inline>
      )
    },
    [choices, defaultFrom, choose, isOffered, isNarrowed, shownCount],
  )
  return (
    <>
      <PrintHead
        title={routes.invoices.title}
        facts={[
          { label: 'Date From', value: fromText },
          { label: 'Date To', value: toText },
          { label: 'Show', value: [openOnly.name, notEmailed].filter(Boolean).join(', ') },
          { label: 'Search', value: list.search },
        ]}
      />
      <BranchesFailure query={query} />
      {openOnly.isOn && <OpenFailure query={openOnly.query} />}
      <OpenClaims invoices={invoices.data ?? none} />
      <ListTable
        label={routes.invoices.title}
        list={list}
        query={openOnly.isLoading ? { ...invoices, data: undefined } : invoices}
        what="your invoices"
        afterFailure={routes.home.href()}
        countOf={countOf}
        empty={empty}
        search={{ label: 'Search invoices', placeholder: 'Search all by number, job …' }}
        // The file name contains the dates, so that files of several periods can be in one folder.
        fileName={[routes.invoices.title, openOnly.name, from, choices.to].filter(Boolean).join(' ')}
        filtersName={isNarrowed ? 'these filters' : 'these dates'}
        filtersText={[openOnly.name, datesText(fromText, toText), notEmailed].filter(Boolean).join(' · ')}
        filters={filters}
        hasWideFilters
        summary={
          <Inline space="medium">
            {statedOf && (
              <AmountsTotal label={openOnly.name} amounts={list.rows.shown.map((invoice) => statedOf(invoice).open)} />
            )}
            <ShownRowsTotal rows={list.rows} />
          </Inline>
        }
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
