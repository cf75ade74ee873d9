import { ButtonLink, EmptyState, Page, Stack } from '@trade-portal/design-system'
import { useCart } from '../shared/cart/queries.ts'
import { useCustomerDetails, useUserDetails } from '../shared/customer/queries.ts'
import { wasSent } from '../shared/cart/orderAttempts.ts'
import { OrderAttemptNotice } from '../shared/ordering/OrderAttemptNotice.tsx'
import { useAttempt } from '../shared/ordering/queries.ts'
import { routes } from '../shared/addresses/routes.ts'
import { LoadState } from '../shared/api/Loaded.tsx'
import { ScreenHeading } from '../shared/screens/ScreenHeading.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { useBranches, useDespatchMethods, useStates, useVehicleTypes } from './queries.ts'

/** Order Details: how, where and when, then Confirm Order or Create Quote. */
export function CheckoutScreen() {
  const cart = useCart()
  const attempt = useAttempt(cart.cartId)
  const customer = useCustomerDetails()
  const user = useUserDetails()
  const methods = useDespatchMethods()
  const vehicles = useVehicleTypes()
  const branches = useBranches()
  const states = useStates()

  const choices =
    cart.lines && !customer.isError && user.data && methods.data && vehicles.data && branches.data && states.data
      ? {
          lines: cart.lines,
          user: user.data,
          methods: methods.data,
          vehicles: vehicles.data,
          branches: branches.data,
          states: states.data,
        }
      : undefined
  const failed = [user, customer, methods, vehicles, branches, states].filter((query) => query.isError)
  const retry = () => {
    if (cart.error !== null) cart.retry()
    for (const query of failed) void query.refetch()
  }

  return (
    <Page>
      <Stack space="large">
        <ScreenHeading>Order Details</ScreenHeading>
        <LoadState what="the checkout" data={choices} error={cart.error ?? failed[0]?.error} onRetry={retry}>
          {(loaded) =>
            loaded.lines.length === 0 && !wasSent(attempt) ? (
              <>
                <OrderAttemptNotice />
                <EmptyState
                  title="Your cart is empty."
                  icon="cart"
                  action={<ButtonLink href={routes.products.href()}>View Products</ButtonLink>}
                />
              </>
            ) : (
              <CheckoutForm cartId={cart.cartId} customer={customer.data} {...loaded} />
            )
          }
        </LoadState>
      </Stack>
    </Page>
  )
}
