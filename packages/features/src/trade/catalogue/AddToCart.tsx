import { Inline, Status } from '@trade-portal/design-system'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { AddButton, type AddButtonProps } from './AddButton.tsx'
import { ProductQuantity } from './ProductQuantity.tsx'
import { ProductUnit } from './ProductUnit.tsx'
import type { ProductEntry } from './useProductEntry.ts'

/** Unit, quantity and the button side by side, for a card or a dialog. Rows of a list show them in columns instead. */
export function AddToCart({ entry, layout }: AddButtonProps) {
  const { hasCart } = useSettings()
  if (!hasCart) return null
  return (
    <Inline space="xsmall">
      <ProductUnit entry={entry} />
      {!entry.product.isTally && <ProductQuantity entry={entry} />}
      <AddButton entry={entry} layout={layout} />
      <InCart entry={entry} />
    </Inline>
  )
}

/** Shows how much of the product is in the cart; renders nothing if there is none. */
export function InCart({ entry: { inCart } }: { readonly entry: Pick<ProductEntry, 'inCart'> }) {
  if (!inCart) return null
  const { first, quantity } = inCart
  return <Status tone="positive">{first.isTally ? `${quantity} m in cart` : `${quantity} in cart`}</Status>
}
