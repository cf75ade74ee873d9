import { Text } from '@trade-portal/design-system'
import { Price } from './Price.tsx'
import type { ProductEntry } from './useProductEntry.ts'
import { useSettings } from '../settings/useConfiguration.ts'

/**
 * The price for a unit that no list gives a price for. The cart knows it once it holds the product; until then nothing
 * is shown that could be mistaken for it.
 */
export function PriceInCart({ entry: { unit, inCart } }: { entry: Pick<ProductEntry, 'unit' | 'inCart'> }) {
  // The cart's prices exclude tax, so they cannot stand among prices that include it.
  const { pricesIncludeTax } = useSettings()
  const amount = inCart?.unitPrice ?? 0
  if (amount > 0 && !pricesIncludeTax) return <Price amount={amount} unit={unit} />
  return (
    <Text as="div" size="caption" tone="subdued">
      Price per {unit} comes with the cart
    </Text>
  )
}
