import { TextButton } from '@trade-portal/design-system'
import { pricedUnit } from './shownPrices.ts'
import type { ProductOpener } from './useOpenedProduct.ts'
import { usePointedProduct } from './usePointedProduct.ts'
import type { ProductEntry } from './useProductEntry.ts'

interface ProductNameProps {
  readonly entry: Pick<ProductEntry, 'product' | 'unit'>
  readonly opener: ProductOpener
}

/** The name of a product in a list. A press opens the product, in the unit that the list shows. */
export function ProductName({ entry: { product, unit }, opener }: ProductNameProps) {
  const { productId } = product
  const pointing = usePointedProduct(productId, opener)
  return (
    <span role="presentation" {...pointing}>
      <TextButton onPress={() => opener.open(productId, unit === pricedUnit(product) ? '' : unit)}>
        {product.name}
      </TextButton>
    </span>
  )
}
