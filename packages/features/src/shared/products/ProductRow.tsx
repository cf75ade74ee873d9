import { Picture, RowGridRow, TextButton } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useSettings } from '../settings/useConfiguration.ts'
import { AddButton } from './AddButton.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import { ProductQuantity } from './ProductQuantity.tsx'
import { ProductUnit } from './ProductUnit.tsx'
import { StockMark } from './StockMark.tsx'
import { useProductEntry } from './useProductEntry.ts'

export interface ProductItemProps {
  readonly product: Product
  readonly showPrices: boolean
  readonly onOpen: () => void
}

/** A product in the list view. Pressing the name opens the product. */
export function ProductRow({ product, showPrices, onOpen }: ProductItemProps) {
  const entry = useProductEntry(product)
  const { hasCart } = useSettings()
  return (
    <RowGridRow
      picture={<Picture src={product.image} alt="" />}
      name={<TextButton onPress={onOpen}>{product.name}</TextButton>}
      detail={product.productId}
      stock={product.stockStatus === null ? undefined : <StockMark status={product.stockStatus} />}
      {...(showPrices && { price: <ProductPrice entry={entry} /> })}
      {...(hasCart && {
        unit: <ProductUnit entry={entry} />,
        action: <AddButton entry={entry} layout="compact" />,
        ...(!product.isTally && { quantity: <ProductQuantity entry={entry} /> }),
      })}
    />
  )
}
