import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import { routes } from '../../routes.ts'
import { useAccess } from '../access/queries.ts'

/** A cart without lines, and the way to the products if the customer has them. */
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
