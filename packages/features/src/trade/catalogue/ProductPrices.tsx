import { DescriptionList, Money, Stack, Text } from '@trade-portal/design-system'
import { useTaxLabels } from '../../foundation/settings/useTaxLabels.ts'
import { PriceInCart } from './PriceInCart.tsx'
import { pricedUnit, shownPrices } from './shownPrices.ts'
import type { ProductEntry } from './useProductEntry.ts'

/** All shown prices of a product with their units, the customer's own price first. */
export function ProductPrices({ entry }: { entry: Pick<ProductEntry, 'product' | 'unit' | 'inCart'> }) {
  const words = useTaxLabels()
  const { product, unit } = entry
  const prices = shownPrices(product)
  const listedUnit = pricedUnit(product)
  const isOneOfSeveral = (product.prices.customer ?? 0) > 0 && prices.length > 1
  if (prices.length === 0) return <Text tone="subdued">Price on request</Text>
  return (
    <Stack space="xsmall">
      <DescriptionList
        layout="columns"
        items={prices.map((price, index) => ({
          term: price.label,
          detail: (
            <>
              <Money amount={price.amount} emphasis={index === 0 ? 'total' : 'standard'} />
              {listedUnit !== '' && ` per ${listedUnit}`}
            </>
          ),
        }))}
      />
      {unit !== listedUnit && <PriceInCart entry={entry} hasHeader={false} />}
      {isOneOfSeveral && (
        <Text size="small" tone="subdued">
          Your price is what your account pays. The others are for comparison.
        </Text>
      )}
      <Text size="small" tone="subdued">
        {words.prices}
      </Text>
    </Stack>
  )
}
