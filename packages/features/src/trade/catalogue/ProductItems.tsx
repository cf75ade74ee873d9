import { Card, Heading, Inline, Picture, RowGridRow, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { memo } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { AddButton, InCart, ProductQuantity, ProductUnit } from './ProductControls.tsx'
import { ProductName } from './ProductName.tsx'
import { ProductPrice } from './ProductPrices.tsx'
import { StockMark } from './StockMark.tsx'
import type { ProductOpener } from './useOpenedProduct.ts'
import { useProductEntry, type ProductEntry } from './useProductEntry.ts'

interface ProductItemProps {
  readonly product: Product
  readonly showPrices: boolean
  readonly opener: ProductOpener
}

/** A product in the list view. Renders again only if the product, or its quantity in the cart, changes. */
export const ProductRow = memo(function ProductRow({ product, showPrices, opener }: ProductItemProps) {
  const entry = useProductEntry(product)
  const { hasCart } = useSettings()
  return (
    <RowGridRow
      picture={<Picture src={product.image} alt="" />}
      name={<ProductName entry={entry} opener={opener} />}
      detail={product.productId}
      mark={hasCart && <InCart entry={entry} />}
      stock={product.stockStatus === null ? undefined : <StockMark status={product.stockStatus} />}
      {...(showPrices && { price: <ProductPrice entry={entry} hasHeader /> })}
      {...(hasCart && {
        unit: product.units.length < 2 ? entry.unit : <ProductUnit entry={entry} />,
        action: <AddButton entry={entry} layout="compact" />,
        ...(!product.isTally && { quantity: <ProductQuantity entry={entry} /> }),
      })}
    />
  )
})

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
