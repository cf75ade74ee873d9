import { Card, Heading, Inline, Picture, Stack, Text } from '@trade-portal/design-system'
import { memo } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { AddButton, InCart, ProductQuantity, ProductUnit } from './AddToCart.tsx'
import { ProductName } from './ProductName.tsx'
import { ProductPrice } from './ProductPrices.tsx'
import type { ProductItemProps } from './ProductRow.tsx'
import { StockMark } from './StockMark.tsx'
import { useProductEntry, type ProductEntry } from './useProductEntry.ts'

export const ProductCard = memo(function ProductCard({ product, showPrices, opener }: ProductItemProps) {
  const entry = useProductEntry(product)
  return (
    <Card as="article" padding="small" isInset>
      <Stack space="xsmall">
        <Picture src={product.image} alt="" ratio="wide" />
        <Stack space="xxsmall" align="start">
          <Heading level={2} size="inherit">
            <ProductName entry={entry} opener={opener} />
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
            <ProductPrice entry={entry} hasHeader={false} />
          </div>
        )}
        <AddToCart entry={entry} />
      </Stack>
    </Card>
  )
})

function AddToCart({ entry }: { readonly entry: ProductEntry }) {
  const { hasCart } = useSettings()
  if (!hasCart) return null
  return (
    <Inline space="xsmall">
      <ProductUnit entry={entry} />
      {!entry.product.isTally && <ProductQuantity entry={entry} />}
      <InCart entry={entry} />
      <AddButton entry={entry} layout="compact" />
    </Inline>
  )
}
