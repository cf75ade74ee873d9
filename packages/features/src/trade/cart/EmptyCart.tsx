import { ButtonLink, EmptyState } from '@trade-portal/design-system'
import { routes } from '../../routes.ts'
import { useEntries } from '../access/queries.ts'

/** A cart without lines, and the way to the products if the customer has them. */
export function EmptyCart() {
  const { mayHave } = useEntries()
  return (
    <EmptyState
      title="Your cart is empty."
      icon="cart"
      action={mayHave('products') && <ButtonLink href={routes.products.href()}>View Products</ButtonLink>}
    />
  )
}
