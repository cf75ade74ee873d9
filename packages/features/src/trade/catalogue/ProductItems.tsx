import { Card, Heading, IconButton, Inline, Picture, RowGridRow, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { memo } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import type { Goods } from '../custom-lists/addToList.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { InCart, ProductOrderBar } from './ProductControls.tsx'
import { ProductName } from './ProductName.tsx'
import { PriceAndUnit } from './ProductPrices.tsx'
import { StockMark } from './StockMark.tsx'
import type { ProductOpener } from './useOpenedProduct.ts'
import { useProductEntry } from './useProductEntry.ts'

interface ProductItemProps {
  readonly product: Product
  readonly showPrices: boolean
  readonly opener: ProductOpener
}

interface ProductRowProps extends ProductItemProps {
  /** Whether other rows of the list have a tool. A row without one then leaves its column blank. */
  readonly keepsTool?: boolean
  /** Called to add the product to a list; undefined if the customer has no lists. */
  readonly onList?: ((goods: Goods) => void) | undefined
  /** In a family, the part of the name that differs. The family shows the rest, and the picture. */
  readonly size?: string | undefined
}

/** A product in the list view. Renders again only if the product, or its quantity in the cart, changes. */
export const ProductRow = memo(function ProductRow({
  product,
  showPrices,
  opener,
  size,
  keepsTool = false,
  onList,
}: ProductRowProps) {
  const entry = useProductEntry(product)
  const { productId, name, isTally } = product
  const { unit, quantity } = entry
  const { hasCart } = useSettings()
  const isSingle = size === undefined
  return (
    <RowGridRow
      {...(isSingle && { picture: <Picture src={product.image} alt="" /> })}
      name={<ProductName entry={entry} opener={opener} size={size} />}
      detail={productId}
      stock={product.stockStatus === null ? undefined : <StockMark status={product.stockStatus} />}
      {...((showPrices || hasCart) && {
        price: <PriceAndUnit entry={entry} showPrices={showPrices} />,
        ...(isSingle ? { belowPrice: <InCart entry={entry} /> } : { mark: <InCart entry={entry} isBrief /> }),
      })}
      {...(hasCart && { action: <ProductOrderBar entry={entry} layout="compact" isNarrowOnPhone={!isSingle} /> })}
      {...(isTally && keepsTool && { tool: '' })}
      {...(onList &&
        !isTally && {
          tool: (
            <IconButton
              icon="list"
              label={`Add to list, ${name}`}
              onPress={() => onList({ name, entry: { productId, unit, quantity } })}
            />
          ),
        })}
    />
  )
})

export const ProductCard = memo(function ProductCard({ product, showPrices, opener }: ProductItemProps) {
  const entry = useProductEntry(product)
  const { hasCart } = useSettings()
  const { listTax } = useTaxLabels()
  const inCart = hasCart && <InCart entry={entry} isBrief />
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
        {(showPrices || hasCart) && (
          <div>
            <Inline space="xsmall" justify="between">
              <div>
                <PriceAndUnit entry={entry} showPrices={showPrices} />
              </div>
              {!showPrices && inCart}
            </Inline>
            {showPrices && (
              <Inline space="xsmall" justify="between">
                <Text size="small" tone="subdued">
                  {listTax}
                </Text>
                {inCart}
              </Inline>
            )}
          </div>
        )}
        {hasCart && <ProductOrderBar entry={entry} layout="compact" isNarrowOnPhone />}
      </Stack>
    </Card>
  )
})
