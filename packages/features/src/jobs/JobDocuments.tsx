import { counted } from '../foundation/lists/counted.ts'
import { dateColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { useList, withoutFilters } from '../foundation/lists/useList.ts'
import { routes } from '../routes.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { DocumentCard } from '../trade/documents/DocumentCard.tsx'
import {
  addressColumn,
  amountColumn,
  numberColumn,
  referenceColumn,
  typeColumn,
} from '../trade/documents/documentColumns.tsx'
import { documentId } from '../trade/documents/documentKey.ts'
import { dayOfRow, type ListedRow } from '../trade/documents/sameReference.ts'
import { isOrderRow, type Job } from './jobSums.ts'

/** The documents of a job, the newest first. */
export function JobDocuments({ job }: { readonly job: Job }) {
  const list = useList({
    rows: job.documents,
    rowKey: documentId,
    columns: jobDocumentColumns,
    ...withoutFilters,
  })
  return (
    <>
      <PrintHead title={job.name} facts={[{ label: 'Search', value: list.search }]} />
      <ListTable
        label="Documents"
        list={list}
        countOf={countOf}
        search={search}
        fileName={job.name}
        // No saved views: a view belongs to one address, and each job has a different address.
        hasViews={false}
        card={documentCard}
        rowHref={hrefOf}
      />
    </>
  )
}

const search = { label: 'Search documents', placeholder: 'Search all by number …' }
const countOf = (count: number) => counted(count, 'document')
const hrefOf = (row: ListedRow) =>
  routes.transaction.href(isOrderRow(row) ? 'orders' : 'invoices', row.number, row.suffix)

/** The day of an order or a quote is that of its delivery. */
export const jobDocumentColumns: readonly ListColumn<ListedRow>[] = [
  numberColumn('Number'),
  typeColumn('Order'),
  dateColumn({ key: 'date', header: 'Date', of: dayOfRow }),
  { ...referenceColumn<ListedRow>(({ reference }) => reference), below: addressColumn.key },
  { ...addressColumn, isOptional: false },
  amountColumn,
]

const documentCard = (row: ListedRow) => (
  <DocumentCard
    // The screen is about one job, so the cards leave it out.
    document={{ ...row, jobName: '' }}
    usual="Order"
    numberLabel="Number"
    dateLabel={isOrderRow(row) ? 'Delivery Date' : 'Invoice Date'}
    date={dayOfRow(row)}
    reference={row.reference}
  />
)
