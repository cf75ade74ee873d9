import { Inline } from '@trade-portal/design-system'
import { useSettings } from '../../foundation/settings/useConfiguration.ts'
import { AddButton, type AddButtonProps } from './AddButton.tsx'
import { InCart } from './InCart.tsx'
import { ProductQuantity } from './ProductQuantity.tsx'
import { ProductUnit } from './ProductUnit.tsx'

/** Unit, quantity and the button side by side, for a card or a dialog. Rows of a list have them in columns. */
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
