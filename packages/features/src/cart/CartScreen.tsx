import { ButtonLink, EmptyState, Split, Stack } from '@trade-portal/design-system'
import type { CartLine } from '@trade-portal/supplier-api'
import { useCart } from '../shared/cart/queries.ts'
import { OrderAttemptNotice } from '../shared/ordering/OrderAttemptNotice.tsx'
import { routes } from '../shared/addresses/routes.ts'
import { Loaded } from '../shared/api/Loaded.tsx'
import { FailureDialog, useFailure } from '../shared/failures/FailureDialog.tsx'
import { Screen } from '../shared/screens/Screen.tsx'
import { CartLineCard } from './CartLineCard.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartSummary } from './CartSummary.tsx'
import { ClearCart } from './ClearCart.tsx'

/** Review Cart: the lines, the totals, and a link to the checkout. */
export function CartScreen() {
  const cart = useCart()
  return (
    <Screen title="Review Cart">
      <OrderAttemptNotice />
      <Loaded query={cart} what="your cart" skeleton={<CartSkeleton />}>
        {(lines) => <Contents cartId={cart.cartId ?? ''} lines={lines} />}
      </Loaded>
    </Screen>
  )
}

function Contents({ cartId, lines }: { cartId: string; lines: readonly CartLine[] }) {
  if (lines.length === 0) {
    return (
      <EmptyState
        title="Your cart is empty."
        icon="cart"
        action={<ButtonLink href={routes.products.href()}>View Products</ButtonLink>}
      />
    )
  }
  return (
    <Split side="end" aside={<CartSummary lines={lines} />}>
      <Stack space="medium" align="stretch">
        <CartLines cartId={cartId} lines={lines} />
        <ClearCart />
      </Stack>
    </Split>
  )
}

/** The lines of the cart, with one Error dialog for failed changes. */
function CartLines({ cartId, lines }: { cartId: string; lines: readonly CartLine[] }) {
  const failure = useFailure()
  return (
    <Stack space="small">
      {lines.map((line) => (
        <CartLineCard key={line.lineId} cartId={cartId} line={line} onFailure={failure.report} />
      ))}
      <FailureDialog message={failure.message} onClose={failure.clear} />
    </Stack>
  )
}
