import { Status } from '@trade-portal/design-system'
import type { ProductEntry } from './useProductEntry.ts'

/** How much of the product the cart holds; nothing for none. */
export function InCart({ entry: { inCart } }: { readonly entry: Pick<ProductEntry, 'inCart'> }) {
  if (!inCart) return null
  const { first, quantity } = inCart
  return <Status tone="positive">{first.isTally ? `${quantity} m in cart` : `${quantity} in cart`}</Status>
}
