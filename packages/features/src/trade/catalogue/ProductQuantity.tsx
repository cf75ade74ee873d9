import { QuantityStepper } from '@trade-portal/design-system'
import type { ProductEntry } from './useProductEntry.ts'

/** The quantity to add. Enter adds the product. */
export function ProductQuantity({ entry }: { entry: ProductEntry }) {
  return (
    <QuantityStepper
      label={`Quantity of ${entry.product.name}`}
      width="full"
      value={entry.quantity}
      onChange={entry.setQuantity}
      onEnter={entry.addNow}
    />
  )
}
