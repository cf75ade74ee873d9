import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import { routes } from '../../routes.ts'
import { useAccess } from '../access/queries.ts'

/** Shown for a cart without lines, with a link to the products if the customer has them. */
export function EmptyCart() {
  const { mayOpen } = useAccess()
  return (
    <EmptyState
      title="Your cart is empty."
      icon="cart"
      action={mayOpen('products') && <ButtonLink href={routes.products.href()}>View Products</ButtonLink>}
    />
  )
}
