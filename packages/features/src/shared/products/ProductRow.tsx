import { Card, Inline, Picture } from '@trade-portal/design-system'
import { AddToCart } from './AddToCart.tsx'
import { ProductHeading, ProductPrice, type ProductItemProps } from './ProductCard.tsx'

/** A product in the list view. */
export function ProductRow({ product, showPrices, onOpen }: ProductItemProps) {
  return (
    <Card as="article" padding="small">
      <Inline space="medium" justify="between" align="center">
        <Inline space="medium" align="center" wrap={false}>
          <Picture src={product.image} alt="" size="thumbnail" />
          <ProductHeading product={product} onOpen={onOpen} />
        </Inline>
        <Inline space="medium" align="center">
          {showPrices && <ProductPrice product={product} />}
          <AddToCart product={product} layout="compact" />
        </Inline>
      </Inline>
    </Card>
  )
}
