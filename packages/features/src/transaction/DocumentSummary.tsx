import { CalendarDate, Card, DescriptionList, Section } from '@trade-portal/design-system'
import type { ShownDocument } from './shownDocument.ts'

/** For whom a document is, where it goes to and when. What the supplier did not say is left out. */
export function DocumentSummary({ document }: { readonly document: ShownDocument }) {
  const { type, kind, invoiceDate, deliveryDate, chargedTo, shippedTo, jobName, shipAddress, comment } = document
  const facts = [
    { term: `${type} Date`, detail: invoiceDate && <CalendarDate value={invoiceDate} /> },
    { term: 'Delivery Date', detail: deliveryDate && <CalendarDate value={deliveryDate} /> },
    { term: 'Job Name', detail: jobName },
    { term: 'Charged To', detail: chargedTo },
    { term: 'Shipped To', detail: shippedTo },
    { term: 'Delivery Address', detail: shipAddress.join(', ') },
    { term: 'Comment', detail: kind === 'invoice' ? comment : '' },
  ].filter(({ detail }) => detail !== '' && detail !== null)
  return (
    <Card>
      <Section as="region" heading="Summary" hideHeading>
        <DescriptionList layout="stacked" items={facts} />
      </Section>
    </Card>
  )
}
