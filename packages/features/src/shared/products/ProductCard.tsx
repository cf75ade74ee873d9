import { Card, Heading, Inline, Picture, Stack, Text, TextButton } from '@trade-portal/design-system'
import { AddToCart } from './AddToCart.tsx'
import { ProductPrice } from './ProductPrice.tsx'
import type { ProductItemProps } from './ProductRow.tsx'
import { StockMark } from './StockMark.tsx'
import { useProductEntry } from './useProductEntry.ts'

/** A product in the grid view. Pressing the name opens the product. */
export function ProductCard({ product, showPrices, onOpen }: ProductItemProps) {
  const entry = useProductEntry(product)
  return (
    <Card as="article" padding="small">
      <Stack space="small">
        <Picture src={product.image} alt="" ratio="wide" />
        <Stack space="xxsmall" align="start">
          <Heading level={2} size="inherit">
            <TextButton onPress={onOpen}>{product.name}</TextButton>
          </Heading>
          <Inline space="xsmall">
            <Text as="span" size="small" tone="subdued">
              {product.productId}
            </Text>
            {product.stockStatus && <StockMark status={product.stockStatus} />}
          </Inline>
        </Stack>
        {showPrices && (
          <div>
            <ProductPrice entry={entry} />
          </div>
        )}
        <AddToCart entry={entry} layout="compact" />
      </Stack>
    </Card>
  )
}
