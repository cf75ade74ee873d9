import { Text } from '@trade-portal/design-system'
import { useTaxLabels } from '../../foundation/settings/useTaxLabels.ts'
import { Price, type PriceProps } from './Price.tsx'
import type { ProductEntry } from './useProductEntry.ts'

interface PriceInCartProps extends Pick<PriceProps, 'hasHeader'> {
  entry: Pick<ProductEntry, 'unit' | 'inCart'>
}

/**
 * The price for a unit without a list price, taken from the product's line in the cart. If there is no such line, no price
 * is shown, because the list price is for another unit.
 */
export function PriceInCart({ entry: { unit, inCart }, hasHeader }: PriceInCartProps) {
  // The cart's prices exclude tax, so they are not shown among prices that include it.
  const { listPricesIncludeTax, cartTax } = useTaxLabels()
  const amount = inCart?.first.unitPrice ?? 0
  if (amount > 0 && !listPricesIncludeTax)
    return <Price amount={amount} unit={unit} tax={cartTax} hasHeader={hasHeader} />
  return (
    <Text as="div" size="caption" tone="subdued">
      Priced in cart
    </Text>
  )
}
