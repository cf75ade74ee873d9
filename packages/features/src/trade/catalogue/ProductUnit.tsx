import { Text } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import { LatePart } from '../../foundation/failures/LatePart.tsx'
import type { ProductEntry } from './useProductEntry.ts'

// Loaded separately, because most products in a list have one unit only.
const UnitPicker = lazyCode(async () => (await import('./UnitPicker.tsx')).UnitPicker)

/** The unit of a product: a picker if there are several, text otherwise. */
export function ProductUnit({ entry: { product, unit, setUnit } }: { entry: ProductEntry }) {
  const text = (
    <Text as="span" size="small" tone="subdued">
      {unit}
    </Text>
  )
  if (product.units.length < 2) return text
  return (
    <LatePart fallback={text} otherwise={text}>
      <UnitPicker product={product} value={unit} onChange={setUnit} />
    </LatePart>
  )
}
