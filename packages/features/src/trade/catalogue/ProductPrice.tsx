import { Text } from '@trade-portal/design-system'
import { useTaxLabels } from '../../foundation/settings/useTaxLabels.ts'
import { Price, type PriceProps } from './Price.tsx'
import { PriceInCart } from './PriceInCart.tsx'
import { pricedUnit, shownPrices } from './shownPrices.ts'
import type { ProductEntry } from './useProductEntry.ts'

interface ProductPriceProps extends Pick<PriceProps, 'hasHeader'> {
  entry: Pick<ProductEntry, 'product' | 'unit' | 'inCart'>
}

/** The customer's price for the chosen unit. Lists have prices for the default unit only. */
export function ProductPrice({ entry, hasHeader }: ProductPriceProps) {
  const { product, unit } = entry
  const price = shownPrices(product)[0]
  const { listTax } = useTaxLabels()
  if (price === undefined) {
    return (
      <Text as="div" size="small" tone="subdued">
        Price on request
      </Text>
    )
  }
  return unit === pricedUnit(product) ? (
    <Price amount={price.amount} unit={unit} tax={listTax} hasHeader={hasHeader} />
  ) : (
    <PriceInCart entry={entry} hasHeader={hasHeader} />
  )
}
