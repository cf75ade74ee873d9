import { Inline, QuantityStepper, Status } from '@trade-portal/design-system'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { AddButton } from './AddButton.tsx'
import { ProductUnit } from './ProductUnit.tsx'
import type { ProductEntry } from './useProductEntry.ts'

/** Unit, quantity and button on a card. They wrap to as many lines as the card's width requires. */
export function AddToCart({ entry }: { readonly entry: ProductEntry }) {
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

/** The field for the quantity to add. Pressing Enter in it adds the product. */
export function ProductQuantity({ entry }: { entry: ProductEntry }) {
  return (
    <QuantityStepper
      label={`Quantity of ${entry.product.name}`}
      width="full"
      value={entry.quantity}
      onChange={entry.setQuantity}
      onEnter={entry.addNow}
    />
  )
}

/** Shows how much of the product is in the cart; renders nothing if there is none. */
export function InCart({ entry: { inCart } }: { readonly entry: Pick<ProductEntry, 'inCart'> }) {
  if (!inCart) return null
  const { first, quantity } = inCart
  return <Status icon="cart">{first.isTally ? `${quantity} m in cart` : `${quantity} in cart`}</Status>
}
