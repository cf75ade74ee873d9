import { Split, Stack } from '@trade-portal/design-system'
import type { CartLine, CustomerDetails, UserDetails } from '@trade-portal/supplier-api'
import { useEffect } from 'react'
import { useWatch } from 'react-hook-form'
import { wasSent, type TransactionType } from '../shared/cart/orderAttempts.ts'
import { routes } from '../shared/addresses/routes.ts'
import { localToday } from '../shared/customer/localToday.ts'
import { createDraft } from '../shared/forms/drafts.ts'
import { Form } from '../shared/forms/Form.tsx'
import { usePortalForm } from '../shared/forms/usePortalForm.ts'
import { OrderAttemptNotice } from '../shared/ordering/OrderAttemptNotice.tsx'
import type { OrderDetails } from '../shared/ordering/orderPayload.ts'
import { useOrderAttempt } from '../shared/ordering/queries.ts'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'
import type { CheckoutChoices } from './CheckoutField.ts'
import { CheckoutBar } from './CheckoutBar.tsx'
import { CheckoutOutcome } from './CheckoutOutcome.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { despatchKind } from './despatchKind.ts'
import { type Sending } from './SendButton.tsx'
import { ShippingCard } from './ShippingCard.tsx'
import { useCheckout } from './useCheckout.ts'

export interface CheckoutFormProps extends CheckoutChoices {
  readonly cartId: string
  readonly lines: readonly CartLine[]
  readonly user: UserDetails
  /** Null while it loads. */
  readonly customer: CustomerDetails | null
}

const draft = createDraft<OrderDetails>()
const fieldsOfOneKind = [
  'shipping.address',
  'shipping.suburb',
  'shipping.state',
  'delivery.branch',
  'delivery.vehicleType',
] as const
const loadRules = () => import('./checkoutSchema.ts')

/** The checkout's form, its summary, and the outcome of sending it. */
export function CheckoutForm({ cartId, lines, user, customer, ...choices }: CheckoutFormProps) {
  const { isTaxMode, settings } = useConfiguration()
  const { methods, branches } = choices
  const checkout = useCheckout({ cartId, lines, methods, user, customer })

  const initialBranch = branches.find((branch) => branch.id === settings.initialBranchId)?.id ?? ''
  const form = usePortalForm({
    blank: emptyForm(user.email, initialBranch),
    loadRules,
    // The rules depend on the despatch type in the values.
    rules: ({ checkoutRules }, { shipping }: OrderDetails) =>
      checkoutRules({
        despatch: despatchKind(methods, shipping.despatchType),
        isTaxMode,
        today: localToday(new Date()),
      }),
    draft,
    send: async (details: OrderDetails, type: TransactionType) =>
      (await checkout.submit(type, details)) === 'placed' ? undefined : 'unsent',
  })
  const { control, clearErrors } = form
  const despatch = despatchKind(methods, useWatch({ control, name: 'shipping.despatchType' }))
  // Fields of the former kind may have errors, and the new kind has not asked for its own yet.
  useEffect(() => clearErrors(fieldsOfOneKind), [despatch, clearErrors])

  const sending: Sending = {
    isPending: checkout.isPending,
    isLocked: wasSent(useOrderAttempt(cartId)),
    onSend: (type) => void form.submit(type),
  }

  return (
    // No button submits the form, so Enter in a field cannot place an order.
    <Form form={form} label={routes.checkout.title}>
      <Stack space="medium">
        {/* Hidden while this page sends an order, because the notice is about earlier attempts. */}
        {checkout.result === null && !checkout.isPending && <OrderAttemptNotice />}
        <Split side="end" isSticky aside={<CheckoutSummary lines={lines} {...sending} />}>
          <Stack space="medium">
            <ShippingCard despatch={despatch} {...choices} />
            <DeliveryCard despatch={despatch} user={user} customer={customer} {...choices} />
          </Stack>
        </Split>
        <CheckoutBar lines={lines} {...sending} />
        <CheckoutOutcome checkout={checkout} />
      </Stack>
    </Form>
  )
}

function emptyForm(clientEmail: string, branch: string): OrderDetails {
  return {
    shipping: {
      despatchType: '',
      jobName: '',
      address: '',
      suburb: '',
      state: '',
      zipCode: '',
      notes: '',
      reference: '',
    },
    delivery: {
      branch,
      onsite: false,
      vehicleType: '',
      clientEmail,
      contactName: '',
      contactPhone: '',
      requiredDate: '',
      requiredTime: '08:00',
    },
  }
}
