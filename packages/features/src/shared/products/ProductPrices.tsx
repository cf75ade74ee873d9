import { DescriptionList, Money, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useTaxWords } from '../settings/useTaxWords.ts'
import { shownPrices } from './shownPrices.ts'

/** All shown prices of a product, the customer's own first. */
export function ProductPrices({ product }: { product: Product }) {
  const words = useTaxWords()
  const prices = shownPrices(product)
  if (prices.length === 0) return <Text tone="subdued">Price on request</Text>
  return (
    <>
      <DescriptionList
        items={prices.map((price, index) => ({
          term: price.label,
          detail: <Money amount={price.amount} emphasis={index === 0 ? 'total' : 'standard'} />,
        }))}
      />
      <Text size="small" tone="subdued">
        {words.prices}
      </Text>
    </>
  )
}
