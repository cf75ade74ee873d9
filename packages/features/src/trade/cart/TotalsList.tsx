import { DescriptionList, Money, Stack, Text } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { counted } from '../../foundation/lists/counted.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { cartTotals, hasPrice, type ChargePrice } from './cartTotals.ts'

interface TotalsListProps {
  readonly lines: readonly CartLine[]
  /** The delivery that the order will add, in a row with the label `term`. If its price is known, the total includes it. */
  readonly delivery?: (ChargePrice & { readonly term: string }) | undefined
}

/**
 * Item count, subtotal, tax and total of a cart. In tax mode the tax and total are left out, because they are unknown before
 * the order is created. Otherwise the tax is the supplier's tax per unit times the quantity; the supplier recalculates it
 * for the order.
 */
export function TotalsList({ lines, delivery }: TotalsListProps) {
  const { items, subtotal, gst, total, unpriced } = cartTotals(lines, delivery)
  const isDeliveryPriced = delivery !== undefined && hasPrice(delivery)
  const words = useTaxLabels()
  return (
    <Stack space="xsmall">
      <DescriptionList
        layout="facts"
        items={[
          { term: 'Items', detail: items },
          ...(isDeliveryPriced ? [{ term: 'Goods', detail: <Money amount={cartTotals(lines).subtotal} /> }] : []),
          ...(delivery ? [{ term: delivery.term, detail: deliveryDetail(delivery) }] : []),
          {
            term: `Sub total ex ${words.tax}`,
            detail: subtotal === null && unpriced > 0 ? 'On request' : <Money amount={subtotal} />,
          },
          ...(words.isTaxMode
            ? []
            : [
                { term: words.tax, detail: <Money amount={gst} /> },
                {
                  term: `Total inc ${words.tax}`,
                  detail: <Money amount={total} emphasis="total" />,
                  emphasis: 'strong' as const,
                },
              ]),
        ]}
      />
      {unpriced > 0 && (
        <Text size="small" weight="strong">
          {counted(unpriced, 'line has', 'lines have')} no price yet and {unpriced === 1 ? 'is' : 'are'} not in the
          total.
        </Text>
      )}
      {delivery && !isDeliveryPriced && (
        <Text size="small" weight="strong">
          The delivery is not in the total.
        </Text>
      )}
      <Text size="small" tone="subdued">
        {words.isTaxMode
          ? 'Tax will be calculated upon order creation'
          : `${words.tax} is an estimate. The invoice shows the final amount.`}
      </Text>
    </Stack>
  )
}

function deliveryDetail(delivery: ChargePrice) {
  if (hasPrice(delivery)) return <Money amount={delivery.unitPrice} />
  return delivery.unitPrice === null ? 'Added upon order' : 'On request'
}
