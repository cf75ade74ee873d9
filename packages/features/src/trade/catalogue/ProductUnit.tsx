import { Select, Text } from '@trade-portal/design-system'
import type { ProductEntry } from './useProductEntry.ts'

/** The unit of a product: a picker if there are several, text otherwise. */
export function ProductUnit({ entry: { product, unit, setUnit } }: { entry: ProductEntry }) {
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
