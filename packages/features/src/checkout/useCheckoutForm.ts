import { useAnnouncement } from '@trade-portal/design-system'
import { SupplierError, type CartLine, type CustomerDetails, type UserDetails } from '@trade-portal/supplier-api'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import * as v from 'valibot'
import { createDraft, type Draft } from '../foundation/forms/drafts.ts'
import { usePortalForm, type PortalForm } from '../foundation/forms/usePortalForm.ts'
import { useSession } from '../foundation/session/useSession.ts'
import { useConfiguration } from '../foundation/settings/useConfiguration.ts'
import { useIsRunningHere } from '../foundation/storage/exclusive.ts'
import { today } from '../foundation/time/calendarDay.ts'
import { cartTotals } from '../trade/cart/cartTotals.ts'
import { cartIds } from '../trade/cart/queries.ts'
import { useTallies } from '../trade/catalogue/tallyQueries.ts'
import { useRecentEntries, type UsedEntries } from '../trade/customer/recentEntries.ts'
import { goodsOfLines } from '../trade/orders/goodsText.ts'
import { nextJob } from '../trade/orders/nextJob.ts'
import { orderAttempts, orderLock } from '../trade/orders/orderAttempts.ts'
import { wasSent, type TransactionType } from '../trade/orders/orderRecords.ts'
import { useOrderAttempt } from '../trade/orders/queries.ts'
import {
  blankCheckout,
  checkoutValues,
  type CheckoutChoices,
  type CheckoutValues,
  type DespatchKind,
} from './checkout.ts'
import type { Placing } from './CheckoutOutcome.tsx'
import { deliveryRow } from './CheckoutSummary.tsx'
import { addressText, DeliveryChangedError, despatchKind } from './delivery.ts'
import { fieldsByWireName } from './orderPayload.ts'
import { useDelivery } from './useDelivery.ts'
import { useJobAddress } from './useJobAddress.ts'

export interface CheckoutFormInput extends CheckoutChoices {
  readonly placing: Placing
  readonly cartId: string
  readonly lines: readonly CartLine[]
  readonly user: UserDetails
  /** Null if the customer's details could not be loaded. */
  readonly customer: CustomerDetails | null
}

const loadRules = () => import('./checkoutSchema.ts')

const stored = createDraft('What you typed at the checkout', {
  key: 'checkout',
  /** `cartId`: the cart for which the values were typed; '' if there was none yet. */
  schema: v.object({ ...checkoutValues.entries, cartId: v.string() }),
})

/**
 * Unsent values of the checkout. `read` removes a draft whose cart has been ordered, because the portal often learns on
 * another page that an order was placed, and the next order must not begin with the old values.
 */
const checkoutDraft: Draft<CheckoutValues> = {
  ...stored,
  read: (session) => {
    const draft = stored.read(session)
    if (draft === undefined) return undefined
    const { cartId, ...values } = draft
    if (orderAttempts.of(session).ofCart(cartId)?.state !== 'done') return values
    stored.remove(session)
    return undefined
  },
  // Unlike other drafts, this one stays readable while it is sent, because the checkout shows the values of a pending order.
  beginSending: (session) => (hasArrived) => {
    if (hasArrived) stored.remove(session)
  },
  write: (session, values) => stored.write(session, { ...values, cartId: cartIds.of(session).current() ?? '' }),
}

/** The form of the checkout: its rules, its draft, the delivery to the entered address, and the sending of the order. */
export function useCheckoutForm({ placing, cartId, lines, user, customer, ...choices }: CheckoutFormInput) {
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
  const session = useSession()

  const form = usePortalForm({
    blank: blankCheckout(contact, initialBranch?.id ?? ''),
    loadRules,
    // The rules depend on the entered despatch type and on whether the address was found.
    rules: ({ checkoutRules }, values: CheckoutValues) =>
      checkoutRules({
        ...choices,
        despatch: despatchKind(methods, values.shipping.despatchType),
        isTaxMode,
        userEmail: user.email,
        today: today.current(),
        unknownAddress: knownFor(values)?.isLocated === false ? addressText(values.shipping) : '',
      }),
    draft: checkoutDraft,
    fieldsByWireName,
    prepare: async (values) => {
      const found = waitFor(values)
      if (!found) return
      setWaiting(true)
      await found
      setWaiting(false)
    },
    send: async (values: CheckoutValues, type: TransactionType) => {
      setSent(shown)
      const method = methods.find(({ name }) => name === values.shipping.despatchType)
      const despatch = despatchKind(methods, values.shipping.despatchType)
      const pickupBranch = branches.find(({ id }) => id === values.delivery.branch)?.name
      const deliveryBranch = delivery.state === 'found' ? delivery.branch : ''
      const branch = despatch === 'pickup' ? (pickupBranch ?? '') : deliveryBranch
      const place = despatch === 'pickup' ? branch : addressText(values.shipping)
      const summary = {
        cartId,
        branch,
        goods: shown.goods,
        jobName: values.shipping.jobName,
        // Such as "Pickup from branch, Parramatta" or "Courier, 12 Smith Street, Parramatta, NSW".
        despatch: [method?.description, place].filter(Boolean).join(', '),
        requiredDate: values.delivery.requiredDate,
        total: settings.showsCheckoutPrices && !isTaxMode ? cartTotals(goods, deliveryRow(delivery)).total : null,
      }
      const shownCart = { cartId, lines, tallies, delivery, summary }
      const outcome = await placing.submit({ type, values, despatch, user, customer, isTaxMode, ...shownCart })
      if (outcome.kind === 'refused' && outcome.cause instanceof DeliveryChangedError) show(values, outcome.cause.found)
      if (outcome.kind !== 'done') return 'unsent'
      remember(usedEntries(values))
      nextJob.remove(session)
      return undefined
    },
  })
  const isLocked = wasSent(attempt)
  const job = useJobAddress(form, isLocked)
  const despatch = despatchKind(methods, useWatch({ control: form.control, name: 'shipping.despatchType' }))
  useDespatchChange(form, despatch)
  useRefusal(form, placing)

  const input = { form, despatch, cartId, lines, branches }
  const { delivery, goods, knownFor, waitFor, show, addressEvents } = useDelivery(input)

  // Placing an order empties the cart and the form. The page behind the dialog must still show what was ordered.
  const shown = { lines: goods, delivery, goods: goodsOfLines(goods, tallies) }
  const [sent, setSent] = useState(shown)
  const { goods: listed, ...totals } = placing.result?.kind === 'done' ? sent : shown
  return {
    form,
    despatch,
    delivery,
    addressEvents,
    job,
    contact,
    goods: listed,
    summary: {
      ...totals,
      isPending: placing.isPending || isPlacing || isWaiting,
      isLocked,
      hasUnknownOutcome: attempt?.state === 'sent',
      onSend: (type: TransactionType) => void form.submit(type),
    },
  }
}

function usedEntries({ shipping, delivery }: CheckoutValues): UsedEntries {
  const { jobName, reference, address, suburb, state, zipCode } = shipping
  return {
    job: jobName,
    reference,
    ...((address !== '' || suburb !== '') && { address: { address, suburb, state, zipCode } }),
    contact: {
      name: delivery.contactName,
      phone: delivery.contactPhone,
      email: delivery.clientEmail,
      mobile: delivery.contactMobile,
    },
  }
}

/** Once the dialog about a refused order is closed, shows at their fields what the supplier refused. */
function useRefusal({ markRefusedFields }: PortalForm<CheckoutValues, TransactionType>, { result }: Placing) {
  const refusal = useRef<SupplierError>(null)
  const mark = useEffectEvent(markRefusedFields)
  useEffect(() => {
    if (result?.kind === 'refused' && result.cause instanceof SupplierError) refusal.current = result.cause
    else if (refusal.current) {
      mark(refusal.current)
      refusal.current = null
    }
  }, [result])
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
