import { Status } from '@trade-portal/design-system'
import type { ProductEntry } from './useProductEntry.ts'

/** Shows how much of the product is in the cart; renders nothing if there is none. */
export function InCart({ entry: { inCart } }: { readonly entry: Pick<ProductEntry, 'inCart'> }) {
  if (!inCart) return null
  const { first, quantity } = inCart
  return <Status tone="positive">{first.isTally ? `${quantity} m in cart` : `${quantity} in cart`}</Status>
}
