import { Card, DescriptionList, Money, Section } from '@trade-portal/design-system'
import { useTaxLabels } from '../foundation/settings/useTaxLabels.ts'
import type { ShownDocument } from './shownDocument.ts'
import { totalTerm } from './totalTerm.ts'

/**
 * The supplier's totals; the portal never calculates them. In tax mode, totals without tax are hidden. A payment has no tax.
 */
export function DocumentTotals({ document }: { readonly document: ShownDocument }) {
  const { tax, isTaxMode } = useTaxLabels()
  const { kind, totalExGst, gst, totalIncGst } = document
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
          ]}
        />
      </Section>
    </Card>
  )
}
