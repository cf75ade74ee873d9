import { Select, Text } from '@trade-portal/design-system'
import type { ProductEntry } from './useProductEntry.ts'

interface ProductUnitProps {
  readonly entry: Pick<ProductEntry, 'product' | 'unit'> & { readonly setUnit: (unit: string) => void }
}

/** The unit of a product: a picker if there are several, text otherwise. */
export function ProductUnit({ entry: { product, unit, setUnit } }: ProductUnitProps) {
  if (product.units.length < 2) {
    return (
      <Text as="span" size="small" tone="subdued">
        {unit}
      </Text>
    )
  }
  return (
    <Select
      label={`Unit of ${product.name}`}
      hideLabel
      value={unit}
      onChange={setUnit}
      options={product.units.map((name) => ({ value: name, label: name }))}
    />
  )
}
