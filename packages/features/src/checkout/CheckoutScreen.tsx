import { Stack } from '@trade-portal/design-system'
import { AccountStatusBanner } from '../shared/account-status/AccountStatusBanner.tsx'
import { routes } from '../shared/addresses/routes.ts'
import { Loaded } from '../shared/api/Loaded.tsx'
import { joinQueries } from '../shared/api/loadable.ts'
import { wasSent } from '../shared/cart/orderRecords.ts'
import { EmptyCart } from '../shared/cart/EmptyCart.tsx'
import { useCart } from '../shared/cart/currentCart.ts'
import { useCustomerDetails, useUserDetails } from '../shared/customer/queries.ts'
import { addedCharge, goodsOf } from '../shared/ordering/asShown.ts'
import { OrderAttemptNotice } from '../shared/ordering/OrderAttemptNotice.tsx'
import { useOrderAttempt } from '../shared/ordering/queries.ts'
import { Screen } from '../shared/screens/Screen.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { CheckoutOutcome } from './CheckoutOutcome.tsx'
import { CheckoutSkeleton } from './CheckoutSkeleton.tsx'
import { CustomerFailure } from './CustomerFailure.tsx'
import { useBranches, useDespatchMethods, useStates, useVehicleTypes } from './queries.ts'
import { useCheckout } from './useCheckout.ts'

/** Order Details: shipping and delivery, then Confirm Order or Create Quote. */
export function CheckoutScreen() {
  const cart = useCart()
  const attempt = useOrderAttempt(cart.cartId)
  const queries = joinQueries({
    lines: cart,
    user: useUserDetails(),
    methods: useDespatchMethods(),
    vehicles: useVehicleTypes(),
    branches: useBranches(),
    states: useStates(),
  })
  // Only needed for sending: the form neither waits for it nor goes when it fails.
  const customer = useCustomerDetails()
  const checkout = useCheckout()
  return (
    <Screen title={routes.checkout.title}>
      <AccountStatusBanner />
      <Loaded query={queries} what="the checkout" skeleton={<CheckoutSkeleton />}>
        {(loaded) =>
          goodsOf(loaded.lines, [addedCharge(attempt)]).length === 0 && !wasSent(attempt) ? (
            <>
              <OrderAttemptNotice />
              <EmptyCart />
            </>
          ) : (
            <Stack space="medium">
              <CustomerFailure customer={customer} />
              <CheckoutForm
                key={cart.cartId}
                checkout={checkout}
                cartId={cart.cartId ?? ''}
                customer={customer.data ?? null}
                {...loaded}
              />
            </Stack>
          )
        }
      </Loaded>
      {/* Not in the form, which goes with its cart: another tab may replace an ordered one at once. */}
      <CheckoutOutcome checkout={checkout} />
    </Screen>
  )
}
