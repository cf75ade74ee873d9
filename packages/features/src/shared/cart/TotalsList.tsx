import { DescriptionList, Money, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useTaxWords } from '../settings/useTaxWords.ts'
import { cartTotals } from './cartTotals.ts'

/** Item count, subtotal, tax and total of a cart. In tax mode there is no tax or total before the order is created. */
export function TotalsList({ lines }: { lines: readonly CartLine[] }) {
  const { items, subtotal, gst, total } = cartTotals(lines)
  const words = useTaxWords()
  return (
    <>
      <DescriptionList
        items={[
          { term: 'Items', detail: items },
          { term: `Sub total ex ${words.tax}`, detail: <Money amount={subtotal} /> },
          ...(words.isTaxMode
            ? []
            : [
                { term: words.tax, detail: <Money amount={gst} /> },
                {
                  term: `Total inc ${words.tax}`,
                  detail: <Money amount={total} emphasis="strong" />,
                  emphasis: 'strong' as const,
                },
              ]),
        ]}
      />
      {words.isTaxMode && (
        <Text size="small" tone="subdued">
          Tax will be calculated upon order creation
        </Text>
      )}
    </>
  )
}
