import { CalendarDate, Card, DescriptionList, Hidden, Section, Stack } from '@trade-portal/design-system'
import type { ShownDocument } from './shownDocument.ts'

/** The customer, address and dates of a document. Missing values are left out. */
export function DocumentSummary({ document }: { readonly document: ShownDocument }) {
  const { type, kind, invoiceDate, deliveryDate, chargedTo, shippedTo, jobName, shipAddress, comment } = document
  const facts = [
    { term: `${type} Date`, detail: invoiceDate && <CalendarDate value={invoiceDate} /> },
    { term: 'Delivery Date', detail: deliveryDate && <CalendarDate value={deliveryDate} /> },
    { term: 'Job Name', detail: jobName },
    { term: 'Charged To', detail: chargedTo },
    { term: 'Shipped To', detail: shippedTo },
    { term: 'Delivery Address', detail: shipAddress.join(', ') },
  ].filter(({ detail }) => detail !== '' && detail !== null)
  return (
    <Card>
      <Section as="region" heading="Summary" hideHeading>
        <Stack space="small">
          <DescriptionList layout="stacked" items={facts} />
          {kind === 'invoice' && comment !== '' && (
            // The comment is not printed, because it is the customer's private note.
            <Hidden onPaper>
              <DescriptionList layout="stacked" items={[{ term: 'Comment', detail: comment }]} />
            </Hidden>
          )}
        </Stack>
      </Section>
    </Card>
  )
}
