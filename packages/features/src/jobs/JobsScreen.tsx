import { CalendarDate, DataTableSkeleton, Money, RowCard, Skeleton, Stack, Text } from '@trade-portal/design-system'
import { useMemo } from 'react'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { dateColumn, moneyColumn, textColumn, type ListColumn } from '../foundation/lists/ListColumn.tsx'
import { ListTable } from '../foundation/lists/ListTable.tsx'
import { useList, withoutFilters } from '../foundation/lists/useList.ts'
import { Screen } from '../foundation/screens/Screen.tsx'
import { routes } from '../routes.ts'
import { PrintHead } from '../trade/customer/PrintHead.tsx'
import { AmountsTotal } from '../trade/documents/documentColumns.tsx'
import type { ListedRow } from '../trade/documents/sameReference.ts'
import { jobsOf, type Job } from './jobSums.ts'
import { PlannedDeliveries } from './PlannedDeliveries.tsx'
import { useListedDocuments } from './queries.ts'
import { SourceNote } from './SourceNote.tsx'

const { title } = routes.jobs
const empty = {
  title: 'No jobs yet.',
  icon: 'document',
  children: 'Orders, quotes and invoices with a job name will be listed here by job.',
} as const

/** Jobs: the orders, quotes and invoices by job name, by default the job with the newest document first. */
export function JobsScreen() {
  const { hasInvoices, ...documents } = useListedDocuments()
  const look = hasInvoices ? complete : withoutInvoices
  return (
    <Screen title={title}>
      <QueryView
        query={documents}
        what="your jobs"
        empty={empty}
        skeleton={
          <Stack space="xsmall">
            <Skeleton shape="control" />
            <DataTableSkeleton columns={look.columns} count={8} />
          </Stack>
        }
        announcement={({ length }) => (length === 0 ? empty.title : '')}
      >
        {(rows) => (
          <Stack space="medium">
            <PlannedDeliveries documents={rows} hasJobs />
            <JobList documents={rows} {...look} />
            <SourceNote documents={rows}>
              {leftOut(rows) + 'The latest date of a job is that of an invoice or a delivery, which may be planned.'}
            </SourceNote>
          </Stack>
        )}
      </QueryView>
    </Screen>
  )
}

function leftOut(documents: readonly ListedRow[]): string {
  const count = documents.filter(({ jobName }) => jobName.trim() === '').length
  const are = count === 1 ? 'is' : 'are'
  return count === 0 ? '' : `${counted(count, 'document')} without a job name ${are} left out. `
}

interface JobListProps extends ReturnType<typeof lookOf> {
  readonly documents: readonly ListedRow[]
}

function JobList({ documents, columns, card }: JobListProps) {
  const jobs = useMemo(() => jobsOf(documents), [documents])
  const list = useList({ rows: jobs, rowKey: nameOf, columns, ...withoutFilters })
  return (
    <>
      <PrintHead title={title} facts={[{ label: 'Search', value: list.search }]} />
      <ListTable
        label={title}
        list={list}
        empty={empty}
        countOf={countOf}
        search={search}
        summary={<AmountsTotal label="Ordered" amounts={list.rows.shown.map(({ ordered }) => ordered)} />}
        card={card}
        rowHref={hrefOf}
      />
    </>
  )
}

const search = { label: 'Search jobs', placeholder: 'Search all by job …' }
const nameOf = ({ name }: Job) => name
const hrefOf = ({ name }: Job) => routes.job.href(name)
const countOf = (count: number) => counted(count, 'job')
const quotesOf = ({ quotes }: Job) => quotes || null

/** The columns, and a job on a phone. @param hasInvoices Whether the customer has access to the invoices */
function lookOf(hasInvoices: boolean) {
  const columns: readonly ListColumn<Job>[] = [
    textColumn({ key: 'job', header: 'Job Name', of: nameOf, width: 'wider' }),
    dateColumn({ key: 'latest', header: 'Latest Date', of: ({ latest }) => latest }),
    moneyColumn({
      key: 'ordered',
      header: 'Ordered',
      of: ({ ordered }) => ordered,
      width: 'close',
      emphasis: 'strong',
    }),
    ...(hasInvoices
      ? [moneyColumn<Job>({ key: 'invoiced', header: 'Invoiced', of: ({ invoiced }) => invoiced, width: 'close' })]
      : []),
    {
      key: 'quotes',
      header: 'Open Quotes',
      cell: quotesOf,
      value: ({ quotes }) => quotes,
      kind: 'number',
      width: 'close',
    },
    moneyColumn({
      key: 'quoted',
      header: 'Quoted',
      of: ({ quotes, quoted }) => (quotes > 0 ? quoted : null),
      width: 'close',
    }),
  ]
  const card = (job: Job) => (
    <RowCard
      name={{ label: 'Job Name', value: job.name }}
      end={
        <>
          <Text as="span" size="small" tone="subdued">
            Ordered
          </Text>
          <Money amount={job.ordered} emphasis="strong" />
        </>
      }
      values={[
        { label: 'Latest Date', value: job.latest && <CalendarDate value={job.latest} /> },
        { label: 'Invoiced', isDetail: true, value: hasInvoices && <Money amount={job.invoiced} /> },
        { label: 'Open Quotes', value: job.quotes > 0 && counted(job.quotes, 'open quote') },
      ]}
    />
  )
  return { columns, card }
}

const [complete, withoutInvoices] = [lookOf(true), lookOf(false)]
