import { ButtonLink, EmptyState, Inline } from '@trade-portal/design-system'
import { routes } from '../../routes.ts'
import { useAccess } from '../access/queries.ts'

/** Shown for a cart without lines, with links to the products and to Quick order if the customer has access to them. */
export function EmptyCart() {
  const { mayOpen } = useAccess()
  return (
    <EmptyState
      isOnSheet
      title="Your cart is empty."
      icon="cart"
      action={
        <Inline space="small" justify="center">
          {mayOpen('products') && <ButtonLink href={routes.products.href()}>View Products</ButtonLink>}
          {mayOpen('quickOrder') && (
            <ButtonLink variant="secondary" href={routes.quickOrder.href()}>
              Quick order
            </ButtonLink>
          )}
        </Inline>
      }
    />
  )
}
