import {
  Breadcrumbs,
  ButtonLink,
  Card,
  CardSkeleton,
  DataTableSkeleton,
  DescriptionList,
  EmptyState,
  Grid,
  Hidden,
  Money,
  Section,
  Skeleton,
  Split,
  Stack,
  SummaryBar,
} from '@trade-portal/design-system'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { counted } from '../foundation/lists/counted.ts'
import { Screen, ScreenTools } from '../foundation/screens/Screen.tsx'
import { readSegment } from '../foundation/url/pathSegment.ts'
import { routes } from '../routes.ts'
import { jobDocumentColumns, JobDocuments } from './JobDocuments.tsx'
import { jobNamed, type Job } from './jobSums.ts'
import { NewOrderButton } from './NewOrderButton.tsx'
import { PlannedDeliveries } from './PlannedDeliveries.tsx'
import { useListedDocuments } from './queries.ts'
import { SourceNote } from './SourceNote.tsx'

const unknown = 'There is no such job.'

/** One job: its orders, quotes and invoices, their sums, and the planned deliveries. */
export function JobScreen() {
  const name = readSegment(useParams()['job'])
  const { hasInvoices, ...documents } = useListedDocuments()
  const { data } = documents
  const job = useMemo(() => data && (jobNamed(data, name) ?? null), [data, name])
  const title = job?.name ?? routes.job.title
  return (
    <Screen
      title={title}
      trail={<Breadcrumbs items={[{ label: routes.jobs.title, href: routes.jobs.href() }, { label: title }]} />}
    >
      <QueryView
        query={{ ...documents, data: job }}
        what="the job"
        skeleton={
          <Split side="end" isMainLong aside={<CardSkeleton content="facts" count={3} />}>
            <Stack space="xsmall">
              <Skeleton shape="control" />
              <DataTableSkeleton columns={jobDocumentColumns} count={8} />
            </Stack>
          </Split>
        }
        announcement={(found) => (found ? '' : unknown)}
      >
        {(found) =>
          found ? (
            <>
              <ScreenTools>
                <Hidden below="desktop">
                  <NewOrderButton job={found.name} />
                </Hidden>
              </ScreenTools>
              <Split
                side="end"
                isMainLong
                aside={
                  <Grid minColumn="medium" space="medium" align="start">
                    <Sums job={found} hasInvoices={hasInvoices} />
                    <PlannedDeliveries documents={found.documents} />
                  </Grid>
                }
              >
                <Stack space="small">
                  <JobDocuments key={found.name} job={found} />
                  <SourceNote documents={data ?? []} />
                </Stack>
              </Split>
              <SummaryBar
                label="Job"
                note="Ordered"
                amount={found.ordered}
                action={<NewOrderButton job={found.name} isShort />}
              />
            </>
          ) : (
            <UnknownJob />
          )
        }
      </QueryView>
    </Screen>
  )
}

function Sums({ job, hasInvoices }: { readonly job: Job; readonly hasInvoices: boolean }) {
  const { ordered, invoiced, quoted, quotes } = job
  return (
    <Card>
      <Section as="region" heading="Sums">
        <DescriptionList
          items={[
            { term: 'Ordered', detail: <Money amount={ordered} emphasis="strong" /> },
            ...(hasInvoices ? [{ term: 'Invoiced', detail: <Money amount={invoiced} /> }] : []),
            ...(quotes > 0 ? [{ term: counted(quotes, 'open quote'), detail: <Money amount={quoted} /> }] : []),
          ]}
        />
      </Section>
    </Card>
  )
}

function UnknownJob() {
  return (
    <EmptyState title={unknown} icon="document" action={<ButtonLink href={routes.jobs.href()}>Go to Jobs</ButtonLink>}>
      Its documents may be older than your lists, or the address is not complete.
    </EmptyState>
  )
}
