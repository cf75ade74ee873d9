import { AlertDialog, Breadcrumbs, Card, CardSkeleton, Section, Split, Stack } from '@trade-portal/design-system'
import { lazyCode } from '@trade-portal/design-system/lazy-code'
import type { CustomerDetails } from '@trade-portal/supplier-api'
import { useEffect, useState } from 'react'
import { FailureBanner } from '../foundation/api/FailureBanner.tsx'
import { joinQueries, type Loadable } from '../foundation/api/loadable.ts'
import { QueryView } from '../foundation/api/QueryView.tsx'
import { useQueryFailure } from '../foundation/api/useQueryFailure.ts'
import { OptionalPart } from '../foundation/failures/ScreenErrorBoundary.tsx'
import { Form } from '../foundation/forms/Form.tsx'
import { Screen } from '../foundation/screens/Screen.tsx'
import { untilIdle } from '../foundation/time/untilIdle.ts'
import { routes } from '../routes.ts'
import { AccountStatusBanner } from '../trade/access/AccountStatusBanner.tsx'
import { useCart } from '../trade/cart/currentCart.ts'
import { EmptyCart } from '../trade/cart/EmptyCart.tsx'
import { OrderAttemptNotice } from '../trade/cart/OrderAttemptNotice.tsx'
import { StockOf } from '../trade/catalogue/StockMark.tsx'
import { useCustomerDetails, useUserDetails } from '../trade/customer/queries.ts'
import { GoodsList } from '../trade/orders/GoodsList.tsx'
import { wasSent } from '../trade/orders/orderRecords.ts'
import { useOrderAttempt } from '../trade/orders/queries.ts'
import { BegunJob } from './BegunJob.tsx'
import { CheckoutOutcome, usePlacing } from './CheckoutOutcome.tsx'
import { CheckoutBar, CheckoutSummary } from './CheckoutSummary.tsx'
import { addedCharge, goodsOf } from './delivery.ts'
import { DeliveryCard } from './DeliveryCard.tsx'
import { OpenParts, useOpenParts } from './KnownPart.tsx'
import { useCheckoutChoices } from './queries.ts'
import { ShippingCard } from './ShippingCard.tsx'
import { useCheckoutForm, type CheckoutFormInput } from './useCheckoutForm.ts'

// Loaded after the form, which works without it.
const OrderedBefore = lazyCode(async () => {
  await untilIdle()
  return (await import('./OrderedBefore.tsx')).OrderedBefore
})

const trail = [{ label: routes.cart.title, href: routes.cart.href() }, { label: routes.checkout.title }]

/** Order Details: shipping and delivery fields, then Confirm Order or Create Quote. */
export function CheckoutScreen() {
  const cart = useCart()
  const attempt = useOrderAttempt(cart.cartId)
  const customer = useCustomerDetails()
  const queries = joinQueries({
    lines: cart,
    user: useUserDetails(),
    ...useCheckoutChoices(),
    customer: nullAfterFailure(customer),
  })
  const placing = usePlacing()
  return (
    <Screen title={routes.checkout.title} trail={<Breadcrumbs items={trail} />}>
      <AccountStatusBanner />
      <QueryView query={queries} what="the checkout" skeleton={<CheckoutSkeleton />}>
        {(loaded) =>
          goodsOf(loaded.lines, [addedCharge(attempt)]).length === 0 && !wasSent(attempt) ? (
            <>
              <OrderAttemptNotice />
              <EmptyCart />
            </>
          ) : (
            <Stack space="medium">
              <CustomerFailure customer={customer} />
              <CheckoutForm key={cart.cartId} placing={placing} cartId={cart.cartId ?? ''} {...loaded} />
            </Stack>
          )
        }
      </QueryView>
      {/* Outside the form, because the form is replaced when another tab replaces the ordered cart. */}
      <CheckoutOutcome placing={placing} />
    </Screen>
  )
}

/** The customer's details; null after a failed load, because without them the form lacks only the phone number. */
function nullAfterFailure(customer: Loadable<CustomerDetails>): Loadable<CustomerDetails | null> {
  const hasFailed = (customer.errorUpdateCount ?? 0) > 0
  return { ...customer, data: customer.data ?? (hasFailed ? null : undefined), error: null }
}

function CheckoutSkeleton() {
  return (
    <Split side="end" from="tablet" aside={<CardSkeleton content="summary" count={4} />}>
      <Stack space="medium">
        <CardSkeleton content="fields" count={6} />
        <CardSkeleton content="fields" count={6} />
      </Stack>
    </Split>
  )
}

/** Without the customer's details the form can be filled in, but no order can be sent. */
function CustomerFailure({ customer }: { readonly customer: Loadable<CustomerDetails> }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (customer.error !== null && customer.error !== undefined && !hasFailed) setHasFailed(true)
  // Announces the end of loading only after a failure, because the start of the first load was not announced.
  const failure = useQueryFailure(customer, hasFailed ? 'Loaded the details of your account' : '')
  if (!failure) return null
  return (
    <FailureBanner
      tone="critical"
      title="We could not load the details of your account, which every order needs"
      failure={failure}
      consequence="What you have entered stays."
    />
  )
}

function CheckoutForm({ placing, ...input }: CheckoutFormInput) {
  const { form, goods, summary, addressEvents, job, contact, ...entered } = useCheckoutForm({ placing, ...input })
  // Preloads the dialog that will show the outcome, because it must open even without a connection.
  useEffect(() => void untilIdle().then(AlertDialog.preload), [])
  return (
    // No button is a submit button, so that Enter in a field cannot place an order.
    <Form form={form} label={routes.checkout.title}>
      <Stack space="medium">
        {/* Hidden while this page sends an order, because the notice is about earlier attempts. */}
        {placing.result === null && !placing.isPending && <OrderAttemptNotice isCheckedInBar />}
        <Split
          side="end"
          from="tablet"
          isSticky
          aside={
            <Stack space="medium">
              <CheckoutSummary {...summary} />
              <Card>
                <Section as="region" heading="Your goods">
                  <GoodsList
                    goods={goods}
                    marks={summary.lines.map((line) => (
                      <StockOf key={line.lineId} line={line} />
                    ))}
                  />
                </Section>
              </Card>
            </Stack>
          }
        >
          <OpenParts value={useOpenParts(summary.isLocked)}>
            <Stack space="medium">
              <BegunJob {...job} />
              <ShippingCard {...input} {...{ job, addressEvents }} despatch={entered.despatch} />
              {/* Hidden once the order is sent, because the list then has this order too. */}
              {placing.result === null && !summary.isLocked && (
                <OptionalPart>
                  <OrderedBefore goods={summary.lines} />
                </OptionalPart>
              )}
              <DeliveryCard {...input} {...entered} contact={contact} />
            </Stack>
          </OpenParts>
        </Split>
        <CheckoutBar {...summary} />
      </Stack>
    </Form>
  )
}
