import { AlertDialog, Card, Section, Split, Stack } from '@trade-portal/design-system'
import { useEffect } from 'react'
import { Form } from '../foundation/forms/Form.tsx'
import { untilIdle } from '../foundation/time/untilIdle.ts'
import { routes } from '../routes.ts'
import { OrderAttemptNotice } from '../trade/cart/OrderAttemptNotice.tsx'
import { GoodsList } from '../trade/orders/GoodsList.tsx'
import { CheckoutBar, CheckoutSummary } from './CheckoutSummary.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { ShippingCard } from './ShippingCard.tsx'
import { useCheckoutForm, type CheckoutFormInput } from './useCheckoutForm.ts'

export function CheckoutForm({ placing, ...input }: CheckoutFormInput) {
  const { form, goods, summary, addressEvents, contact, ...entered } = useCheckoutForm({ placing, ...input })
  // Preloads the dialog that will show the outcome, because it must open even without a connection.
  useEffect(() => void untilIdle().then(AlertDialog.preload), [])
  return (
    // No button is a submit button, so that Enter in a field cannot place an order.
    <Form form={form} label={routes.checkout.title}>
      <Stack space="medium">
        {/* Hidden while this page sends an order, because the notice is about earlier attempts. */}
        {placing.result === null && !placing.isPending && <OrderAttemptNotice />}
        <Split
          side="end"
          isSticky
          aside={
            <Stack space="medium">
              <CheckoutSummary {...summary} />
              <Card>
                <Section as="region" heading="Your goods">
                  <GoodsList goods={goods} />
                </Section>
              </Card>
            </Stack>
          }
        >
          <Stack space="medium">
            <ShippingCard {...input} despatch={entered.despatch} addressEvents={addressEvents} />
            <DeliveryCard {...input} {...entered} contact={contact} />
          </Stack>
        </Split>
        <CheckoutBar {...summary} />
      </Stack>
    </Form>
  )
}
