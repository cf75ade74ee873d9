import { AlertDialog, Card, Section, Split, Stack, useAnnouncement } from '@trade-portal/design-system'
import type { CartLine, CustomerDetails, UserDetails } from '@trade-portal/supplier-api'
import { useEffect, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { orderLock } from '../trade/orders/orderAttempts.ts'
import { wasSent, type TransactionType } from '../trade/orders/orderRecords.ts'
import { routes } from '../routes.ts'
import { localToday } from '../foundation/time/today.ts'
import { Form } from '../foundation/forms/Form.tsx'
import { usePortalForm } from '../foundation/forms/usePortalForm.ts'
import { OrderAttemptNotice } from '../trade/cart/OrderAttemptNotice.tsx'
import { useIsRunningHere } from '../foundation/storage/exclusive.ts'
import { useOrderAttempt } from '../trade/orders/queries.ts'
import { untilIdle } from '../foundation/time/untilIdle.ts'
import { useRecentEntries, type UsedEntries } from '../trade/customer/recentEntries.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { useTallies } from '../trade/catalogue/tallyQueries.ts'
import { GoodsList } from '../trade/orders/GoodsList.tsx'
import { goodsOfLines } from '../trade/orders/goodsText.ts'
import { CheckoutBar, CheckoutSummary, deliveryRow, type Sending } from './CheckoutSummary.tsx'
import { checkoutDraft } from './checkoutDraft.ts'
import { newCheckout, type CheckoutChoices, type CheckoutValues, type OrderDetails } from './checkoutValues.ts'
import { DeliveryCard } from './DeliveryCard.tsx'
import { addressText, DeliveryChangedError, despatchKind, type DespatchKind } from './delivery.ts'
import { despatchText, pickupBranch } from './despatchText.ts'
import { ShippingCard } from './ShippingCard.tsx'
import { useDelivery } from './useDelivery.ts'
import type { Checkout } from './CheckoutOutcome.tsx'

interface CheckoutFormProps extends CheckoutChoices {
  readonly checkout: Checkout
  readonly cartId: string
  readonly lines: readonly CartLine[]
  readonly user: UserDetails
  /** Null if the customer's details could not be loaded. */
  readonly customer: CustomerDetails | null
}

const loadRules = () => import('./checkoutSchema.ts')

export function CheckoutForm({ checkout, cartId, lines, user, customer, ...choices }: CheckoutFormProps) {
  const { isTaxMode, settings } = useConfiguration()
  const { methods, branches } = choices
  const { remember } = useRecentEntries()
  const onlyBranch = branches.length === 1 ? branches[0] : undefined
  const initialBranch = branches.find((branch) => branch.id === settings.initialBranchId) ?? onlyBranch
  const contact = {
    name: `${user.firstName} ${user.lastName}`.trim(),
    phone: customer?.phone || customer?.mobile || '',
    email: user.email,
  }
  const isPlacing = useIsRunningHere(orderLock(cartId))
  const attempt = useOrderAttempt(cartId)
  const tallies = useTallies(cartId, lines)
  const [isWaiting, setWaiting] = useState(false)
  // Preloads the dialog that will show the outcome, because it must open even without a connection.
  useEffect(() => void untilIdle().then(AlertDialog.preload), [])

  const form = usePortalForm({
    blank: newCheckout(contact, initialBranch?.id ?? ''),
    loadRules,
    // The rules depend on the entered despatch type and on whether the address was found.
    rules: ({ checkoutRules }, values: CheckoutValues) =>
      checkoutRules({
        ...choices,
        despatch: despatchKind(methods, values.shipping.despatchType),
        isTaxMode,
        userEmail: user.email,
        today: localToday(new Date()),
        unknownAddress: knownFor(values)?.isLocated === false ? addressText(values) : '',
      }),
    draft: checkoutDraft,
    prepare: async (values) => {
      const found = waitFor(values)
      if (!found) return
      setWaiting(true)
      await found
      setWaiting(false)
    },
    send: async (details: CheckoutValues, type: TransactionType) => {
      setSent(shown)
      const outcome = await checkout.submit({
        type,
        form: details,
        despatch: despatchKind(methods, details.shipping.despatchType),
        cartId,
        lines,
        tallies,
        user,
        customer,
        delivery,
        summary: {
          cartId,
          branch: delivery.state === 'found' ? delivery.branch : pickupBranch(details, choices),
          goods: shown.goods,
          jobName: details.shipping.jobName,
          despatch: despatchText(details, choices),
          requiredDate: details.delivery.requiredDate,
          total: settings.showsCheckoutPrices && !isTaxMode ? cartTotals(goods, deliveryRow(delivery)).total : null,
        },
      })
      if (outcome.kind === 'refused' && outcome.cause instanceof DeliveryChangedError) {
        show(details, outcome.cause.found)
      }
      if (outcome.kind !== 'done') return 'unsent'
      remember(usedEntries(details))
      return undefined
    },
  })
  const despatch = despatchKind(methods, useWatch({ control: form.control, name: 'shipping.despatchType' }))
  useDespatchChange(form, despatch)

  const { delivery, goods, knownFor, waitFor, show } = useDelivery({ form, despatch, cartId, lines, branches })

  // Placing an order empties the cart and the form. The page behind the dialog must still show what was ordered.
  const shown = { lines: goods, delivery, goods: goodsOfLines(goods, tallies) }
  const [sent, setSent] = useState(shown)
  const sending: Sending = {
    isPending: checkout.isPending || isPlacing || isWaiting,
    isLocked: wasSent(attempt),
    hasUnknownOutcome: attempt?.state === 'sent',
    onSend: (type) => void form.submit(type),
  }
  const { goods: listed, ...totals } = checkout.result?.kind === 'done' ? sent : shown
  const summary = { ...sending, ...totals }

  return (
    // No button is a submit button, so that Enter in a field cannot place an order.
    <Form form={form} label={routes.checkout.title}>
      <Stack space="medium">
        {/* Hidden while this page sends an order, because the notice is about earlier attempts. */}
        {checkout.result === null && !checkout.isPending && <OrderAttemptNotice />}
        <Split
          side="end"
          isSticky
          aside={
            <Stack space="medium">
              <CheckoutSummary {...summary} />
              <Card>
                <Section as="region" heading="Your goods">
                  <GoodsList goods={listed} />
                </Section>
              </Card>
            </Stack>
          }
        >
          <Stack space="medium">
            <ShippingCard despatch={despatch} {...choices} />
            <DeliveryCard despatch={despatch} delivery={delivery} contact={contact} {...choices} />
          </Stack>
        </Split>
        <CheckoutBar {...summary} />
      </Stack>
    </Form>
  )
}

function usedEntries({ shipping, delivery }: OrderDetails): UsedEntries {
  const { jobName, address, suburb, state, zipCode } = shipping
  const hasAddress = address !== '' || suburb !== ''
  return {
    job: jobName,
    address: hasAddress ? { address, suburb, state, zipCode } : { address: '', suburb: '', state: '', zipCode: '' },
    contact: {
      name: delivery.contactName,
      phone: delivery.contactPhone,
      email: delivery.clientEmail,
      mobile: delivery.contactMobile,
    },
  }
}

const fieldsOfOneKind = [
  'shipping.address',
  'shipping.suburb',
  'shipping.state',
  'delivery.branch',
  'delivery.vehicleType',
  'confirmedAddress',
] as const

const neededFields: Record<DespatchKind, string> = {
  none: '',
  pickup: 'This despatch type asks for a branch',
  delivery: 'This despatch type asks for an address, the vehicle, and whether somebody is onsite',
}

/** When another kind of despatch is chosen, clears errors and announces the new fields. */
function useDespatchChange({ clearErrors }: Pick<UseFormReturn<CheckoutValues>, 'clearErrors'>, kind: DespatchKind) {
  // Errors of fields that belong to the previous kind no longer apply.
  useEffect(() => clearErrors(fieldsOfOneKind), [kind, clearErrors])
  // Announces the new fields, because screen readers do not notice that fields appeared further down.
  useAnnouncement(neededFields[kind], { onlyChanges: true })
}
