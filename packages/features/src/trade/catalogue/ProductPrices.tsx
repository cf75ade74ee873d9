import { DescriptionList, Hidden, Money, Stack, Text } from '@trade-portal/design-system'
import type { Product } from '@trade-portal/supplier-api'
import { useTaxLabels } from '../customer/useTaxLabels.ts'
import { pricedUnit, shownPrices } from './shownPrices.ts'
import type { ProductEntry } from './useProductEntry.ts'

interface ProductPricesProps {
  readonly entry: Pick<ProductEntry, 'unit' | 'inCart'> & { readonly product: Pick<Product, 'prices' | 'units'> }
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
              {listedUnit !== '' && ` per ${listedUnit}`}
            </>
          ),
        }))}
      />
      {unit !== listedUnit && <PriceInCart entry={entry} hasHeader={false} />}
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

interface ProductPriceProps extends ProductPricesProps {
  /**
   * Whether the list has a column header that shows the tax label. Phones show no column headers, so on a phone the price
   * always shows the label itself.
   */
  readonly hasHeader: boolean
}

/** The customer's price for the chosen unit. Lists have prices for the default unit only. */
export function ProductPrice({ entry, hasHeader }: ProductPriceProps) {
  const { product, unit } = entry
  const price = shownPrices(product)[0]
  const { listTax } = useTaxLabels()
  if (price === undefined) {
    return (
      <Text as="div" size="small" tone="subdued">
        Price on request
      </Text>
    )
  }
  return unit === pricedUnit(product) ? (
    <Price amount={price.amount} unit={unit} tax={listTax} hasHeader={hasHeader} />
  ) : (
    <PriceInCart entry={entry} hasHeader={hasHeader} />
  )
}

/**
 * The price for a unit without a list price, taken from the product's line in the cart. If there is no such line, no price
 * is shown, because the list price is for another unit.
 */
function PriceInCart({ entry: { unit, inCart }, hasHeader }: ProductPriceProps) {
  // The cart's prices exclude tax, so they are not shown among prices that include it.
  const { listPricesIncludeTax, cartTax } = useTaxLabels()
  const amount = inCart?.first.unitPrice ?? 0
  if (amount > 0 && !listPricesIncludeTax)
    return <Price amount={amount} unit={unit} tax={cartTax} hasHeader={hasHeader} />
  return (
    <Text as="div" size="caption" tone="subdued">
      Priced in cart
    </Text>
  )
}

interface PriceProps extends Pick<ProductPriceProps, 'hasHeader'> {
  /** Cents. */
  readonly amount: number
  readonly unit: string
  /** Says whether the price includes tax, such as "ex GST". */
  readonly tax: string
}

function Price({ amount, unit, tax, hasHeader }: PriceProps) {
  return (
    <>
      <Money amount={amount} emphasis="strong" />
      <Text as="div" size="caption" tone="subdued">
        {unit !== '' && `per ${unit} `}
        {hasHeader ? <Hidden above="tablet">{tax}</Hidden> : tax}
      </Text>
    </>
  )
}
