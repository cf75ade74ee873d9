import { Card, Money, Picture, Stack, Text, TextButton } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { AddToCart } from './AddToCart.tsx'
import { shownPrices } from './shownPrices.ts'
import { StockBadge } from './StockBadge.tsx'

export interface ProductItemProps {
  readonly product: Product
  readonly showPrices: boolean
  readonly onOpen: () => void
}

/** A product in the grid view. */
export function ProductCard({ product, showPrices, onOpen }: ProductItemProps) {
  return (
    <Card as="article">
      <Stack space="small">
        <Picture src={product.image} alt="" ratio="wide" />
        <ProductHeading product={product} onOpen={onOpen} />
        {showPrices && <ProductPrice product={product} />}
        <AddToCart product={product} layout="compact" />
      </Stack>
    </Card>
  )
}

/** Name, SKU and stock status. Pressing the name opens the product. */
export function ProductHeading({ product, onOpen }: Pick<ProductItemProps, 'product' | 'onOpen'>) {
  return (
    <Stack space="xxsmall" align="start">
      <TextButton onPress={onOpen}>{product.name}</TextButton>
      <Text size="small" tone="subdued" numeric>
        {product.productId}
      </Text>
      <StockBadge status={product.stockStatus} />
    </Stack>
  )
}

/** The first shown price, per default unit. */
export function ProductPrice({ product }: { product: Product }) {
  const price = shownPrices(product)[0]
  if (!price) return <Text tone="subdued">Price on request</Text>
  return (
    <Text as="div">
      <Money amount={price.amount} emphasis="strong" /> {product.units[0] !== undefined && <>per {product.units[0]}</>}
    </Text>
  )
}
