import { Split, Stack } from '@trade-portal/design-system'
import type { CartLine, CustomerDetails, Result, UserDetails } from '@trade-portal/supplier-api'
import { useForm, useWatch } from 'react-hook-form'
import { OrderAttemptNotice } from '../shared/ordering/OrderAttemptNotice.tsx'
import { createDraft } from '../shared/forms/createDraft.ts'
import { useDraft, useKeepDraft } from '../shared/forms/useDraft.ts'
import { useRules } from '../shared/forms/useRules.ts'
import { wasSent, type TransactionType } from '../shared/cart/orderAttempts.ts'
import { useAttempt } from '../shared/ordering/queries.ts'
import { useConfiguration } from '../shared/settings/useConfiguration.ts'
import type { CheckoutValues as Values } from './checkoutSchema.ts'
import { CheckoutOutcome } from './CheckoutOutcome.tsx'
import { CheckoutSummary } from './CheckoutSummary.tsx'
import { DeliveryCard } from './DeliveryCard.tsx'
import { ShippingCard } from './ShippingCard.tsx'
import { localToday } from './localToday.ts'
import { useCheckout } from './useCheckout.ts'

export interface CheckoutChoices {
  readonly methods: Result<'getListDespatchMethod'>
  readonly vehicles: Result<'getVehicleTypes'>
  readonly branches: Result<'getOrderBranches'>
  readonly states: Result<'getState'>
}

export interface CheckoutFormProps extends CheckoutChoices {
  readonly cartId: string | undefined
  readonly lines: readonly CartLine[]
  readonly user: UserDetails
  readonly customer: CustomerDetails | undefined
}

const checkoutDraft = createDraft<Values>()
const loadRules = () => import('./checkoutSchema.ts')

/** The checkout's form, its summary, and what came of it. */
export function CheckoutForm({ cartId, lines, user, customer, ...choices }: CheckoutFormProps) {
  const { isTaxMode, settings } = useConfiguration()
  const { methods, branches } = choices
  const isPickup = (name: string) => methods.find((method) => method.name === name)?.isPickup ?? false

  // The rules depend on the despatch type, so they are made for the values they judge.
  const resolver = useRules(loadRules, ({ checkoutRules }, { shipping }: Values) =>
    checkoutRules({ isPickup: isPickup(shipping.despatchType), isTaxMode, today: localToday(new Date()) }),
  )
  const draft = useDraft(checkoutDraft)
  const initialBranch = branches.some((branch) => branch.id === settings.initialBranchId)
    ? settings.initialBranchId
    : ''
  const { control, handleSubmit, subscribe } = useForm<Values>({
    mode: 'onTouched',
    resolver,
    defaultValues: draft.typed ?? emptyForm(user.email, initialBranch),
  })
  useKeepDraft(subscribe, draft)
  const despatchType = useWatch({ control, name: 'shipping.despatchType' })

  const checkout = useCheckout({ cartId, lines, methods, user, customer })
  const attempt = useAttempt(cartId)
  const isLocked = wasSent(attempt)
  const send = (type: TransactionType) =>
    void handleSubmit(async (form) => {
      if ((await checkout.submit(type, form)) === 'placed') draft.drop()
    })()

  return (
    // No button submits the form, so Enter in a field cannot place an order.
    <form noValidate onSubmit={(event) => event.preventDefault()} aria-label="Order Details">
      <Stack space="medium">
        {/* What this page is doing right now is not an earlier attempt. */}
        {checkout.result === null && !checkout.isPending && <OrderAttemptNotice />}
        <Split
          side="end"
          aside={<CheckoutSummary lines={lines} isPending={checkout.isPending} isLocked={isLocked} onSend={send} />}
        >
          <Stack space="medium">
            <ShippingCard control={control} isPickup={isPickup(despatchType)} {...choices} />
            <DeliveryCard control={control} isPickup={isPickup(despatchType)} {...choices} />
          </Stack>
        </Split>
        <CheckoutOutcome checkout={checkout} />
      </Stack>
    </form>
  )
}

function emptyForm(clientEmail: string, branch: string): Values {
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
