import { DescriptionList, Money, PerUnit, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import type { ReactElement, ReactNode } from 'react'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { ProductUnit, type InCartEntry, type ProductUnitProps } from './ProductControls.tsx'
import { pricedUnit, priceOfUnit, shownPrices } from './shownPrices.ts'
import type { ProductEntry } from './useProductEntry.ts'

interface ProductPricesProps {
  readonly entry: Pick<ProductEntry, 'unit' | 'inCart'> & {
    readonly product: Pick<Product, 'prices' | 'units' | 'unitPrices'>
  }
}

/** All shown prices of a product with their units, the customer's own price first. */
export function ProductPrices({ entry }: ProductPricesProps) {
  const words = useTaxLabels()
  const { product, unit } = entry
  const prices = shownPrices(product)
  const listedUnit = pricedUnit(product)
  const isOneOfSeveral = (product.prices.customer ?? 0) > 0 && prices.length > 1
  if (prices.length === 0) return <Text tone="subdued">Price on request</Text>
  return (
    <Stack space="xsmall">
      <DescriptionList
        layout="columns"
        items={prices.map((price, index) => ({
          term: price.label,
          detail: (
            <>
              <Money amount={price.amount} emphasis={index === 0 ? 'total' : 'standard'} />
              {listedUnit !== '' && <PerUnit>{listedUnit}</PerUnit>}
            </>
          ),
        }))}
      />
      {unit !== listedUnit && <PriceOfOtherUnit entry={entry} isSentence />}
      {isOneOfSeveral && (
        <Text size="small" tone="subdued">
          Your price is what your account pays. The others are for comparison.
        </Text>
      )}
      <Text size="small" tone="subdued">
        {words.prices}
      </Text>
    </Stack>
  )
}

interface PriceAndUnitProps {
  readonly entry: ProductUnitProps['entry'] & InCartEntry
  /** If false, only the unit is shown, because it belongs to the quantity too. */
  readonly showPrices: boolean
}

/** The customer's price and the unit, which can be changed if the product is sold in several. */
export function PriceAndUnit({ entry, showPrices }: PriceAndUnitProps) {
  const { hasCart } = useSettings()
  const unit = <ProductUnit entry={entry} look="text" />
  if (!showPrices) return unit
  return <ProductPrice entry={entry} {...(hasCart && entry.product.units.length > 1 && { unit })} />
}

interface ProductPriceProps extends ProductPricesProps {
  /** The unit after the price. By default it is text. */
  readonly unit?: ReactNode
}

/** The price for the chosen unit. Lists have prices for the default unit only. */
export function ProductPrice(props: ProductPriceProps) {
  const { product, unit } = props.entry
  const price = shownPrices(product)[0]
  if (price !== undefined && unit !== pricedUnit(product)) return <PriceOfOtherUnit {...props} />
  return (
    <Price {...props}>
      {price === undefined ? 'Price on request' : <Money amount={price.amount} emphasis="strong" />}
    </Price>
  )
}

/**
 * The price for another unit than the default: the supplier's, or that of the product's line in the cart. If there is
 * neither, says where the price will show, because the list price is for another unit.
 */
function PriceOfOtherUnit({ isSentence = false, ...props }: ProductPriceProps & { readonly isSentence?: boolean }) {
  // The cart's prices exclude tax, so they are not shown among prices that include it.
  const { listPricesIncludeTax } = useTaxLabels()
  const { product, unit, inCart } = props.entry
  const inCartNow = listPricesIncludeTax ? 0 : (inCart?.first.unitPrice ?? 0)
  const amount = priceOfUnit(product, unit) ?? inCartNow
  if (amount > 0)
    return (
      <Price {...props}>
        <Money amount={amount} emphasis="strong" />
      </Price>
    )
  if (!isSentence) return <Price {...props}>Priced in cart</Price>
  return (
    <Text size="small" tone="subdued">
      {`The price per ${unit} shows in your cart once you have added it.`}
    </Text>
  )
}

/** @param props.children An amount, or a text in its place. */
function Price({
  entry,
  unit = entry.unit,
  children,
}: ProductPriceProps & { readonly children: ReactElement | string }) {
  return (
    <>
      {typeof children === 'string' ? (
        <Text as="span" size="small" tone="subdued">
          {children}
        </Text>
      ) : (
        children
      )}
      {entry.unit !== '' && <PerUnit>{unit}</PerUnit>}
    </>
  )
}
