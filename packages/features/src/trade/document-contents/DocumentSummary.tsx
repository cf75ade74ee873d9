import {
  CalendarDate,
  Card,
  DescriptionList,
  Hidden,
  Link,
  Money,
  Section,
  Stack,
  SummaryBar,
} from '@trade-portal/design-system'
import type { ReactNode } from 'react'
import { useQueryFailure } from '../../foundation/api/useQueryFailure.ts'
import { routes } from '../../routes.ts'
import { useAccess } from '../access/queries.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { useClaimsAbout } from '../documents/claims.ts'
import { useEmailTools } from '../documents/emailTools.ts'
import { useBranchNames } from '../documents/queries.ts'
import { useListedRow } from '../documents/referenceQueries.ts'
import { NotLoaded } from './NotLoaded.tsx'
import { SameReference } from './SameReference.tsx'
import { totalTerm, type ShownDocument } from './shownDocument.ts'
import { useStatedPayment } from './useStatedPayment.tsx'

/** The customer, address and dates of a document. Missing values are left out. */
export function DocumentSummary({ document }: { readonly document: ShownDocument }) {
  const { type, kind, invoiceDate, deliveryDate, chargedTo, shippedTo, jobName, shipAddress, comment } = document
  const listed = useListedRow(document)
  const failure = useQueryFailure(listed, '')
  const { nameOf } = useBranchNames()
  const { mayOpen } = useAccess()
  const facts = [
    { term: `${type} Date`, detail: invoiceDate && <CalendarDate value={invoiceDate} /> },
    { term: 'Delivery Date', detail: deliveryDate && <CalendarDate value={deliveryDate} /> },
    { term: 'Order Ref', detail: failure ? <NotLoaded onRetry={failure.retry} /> : (listed.data?.reference ?? '') },
    {
      term: 'Job Name',
      detail: jobName !== '' && mayOpen('orders') ? <Link href={routes.job.href(jobName)}>{jobName}</Link> : jobName,
    },
    { term: 'Branch', detail: listed.data ? nameOf(listed.data.branchId) : '' },
    { term: 'Charged To', detail: chargedTo },
    { term: 'Shipped To', detail: shippedTo },
    { term: 'Delivery Address', detail: shipAddress.join(', '), isLong: true },
  ].filter(({ detail }) => detail !== '' && detail !== null)
  const emailedOn = useEmailTools().emailedOn(document)
  const claims = useClaimsAbout(document)
  // Not printed, because they are the customer's own.
  const ownNotes = [
    ...(emailedOn === null ? [] : [{ term: 'E-mailed', detail: <CalendarDate value={emailedOn} /> }]),
    ...claims.map(({ problems, day }, index) => ({
      term: index === 0 ? 'Claim sent' : `Claim ${index + 1} sent`,
      detail: (
        <>
          {problems}, <CalendarDate value={day} />
        </>
      ),
    })),
    ...(kind === 'invoice' && comment !== '' ? [{ term: 'Comment', detail: comment, isLong: true }] : []),
  ]
  return (
    <Card>
      <Section as="region" heading="Summary" hideHeading>
        <Stack space="small">
          <DescriptionList layout="stacked" items={facts} />
          {ownNotes.length > 0 && (
            <Hidden onPaper>
              <DescriptionList layout="stacked" items={ownNotes} />
            </Hidden>
          )}
          <SameReference document={document} />
        </Stack>
      </Section>
    </Card>
  )
}

/**
 * The supplier's totals; the portal never calculates them. In tax mode, totals without tax are hidden. A payment has no tax.
 * Below them is what the newest statement says is paid.
 */
export function DocumentTotals({ document }: { readonly document: ShownDocument }) {
  const { tax, isTaxMode } = useTaxLabels()
  const { kind, totalExGst, gst, totalIncGst } = document
  const payment = useStatedPayment(document).rows
  return (
    <Card>
      <Section as="region" heading="Totals">
        <DescriptionList
          layout="facts"
          items={[
            ...(isTaxMode || kind === 'payment'
              ? []
              : [
                  { term: `Sub total ex ${tax}`, detail: <Money amount={totalExGst} /> },
                  { term: tax, detail: <Money amount={gst} /> },
                ]),
            {
              term: totalTerm(document, tax),
              detail: <Money amount={totalIncGst} emphasis="total" />,
              emphasis: 'strong',
            },
            ...payment,
          ]}
        />
      </Section>
    </Card>
  )
}

interface DocumentBarProps {
  readonly document: ShownDocument
  readonly action: ReactNode
}

/** The bar at the lower edge of a phone or tablet: the document's total and its most likely action. */
export function DocumentBar({ document, action }: DocumentBarProps) {
  const { tax } = useTaxLabels()
  return (
    <SummaryBar label={document.type} note={totalTerm(document, tax)} amount={document.totalIncGst} action={action} />
  )
}
