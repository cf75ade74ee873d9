import type { Branch, DespatchMethod, State, VehicleType } from '@trade-portal/supplier-api'
import * as v from 'valibot'
import { createDraft, type Draft } from '../foundation/forms/drafts.ts'
import type { Session } from '../foundation/session/createSession.ts'
import { cartIds } from '../trade/cart/queries.ts'
import { orderAttempts } from '../trade/orders/orderAttempts.ts'

const text = v.string()

/** The values of the checkout form. Drafts are stored in the same format. Missing texts are blank. */
const checkoutValues = v.object({
  shipping: v.object({
    /** Name of the despatch method. */
    despatchType: text,
    jobName: text,
    address: text,
    suburb: text,
    state: text,
    zipCode: text,
    notes: text,
    reference: text,
  }),
  delivery: v.object({
    /** Id of the branch for a pickup; ignored for a delivery. */
    branch: text,
    onsite: v.boolean(),
    vehicleType: text,
    clientEmail: text,
    contactName: text,
    contactPhone: text,
    // Missing in drafts that an earlier version stored.
    contactMobile: v.optional(text, ''),
    /** `YYYY-MM-DD` */
    requiredDate: text,
    /** `HH:MM` */
    requiredTime: text,
  }),
  /** The address that the user has confirmed although it was not found. It has the format of `addressText`. */
  confirmedAddress: text,
})

export type CheckoutValues = v.InferOutput<typeof checkoutValues>

/** What the user enters for an order: how, where and when the goods are delivered or picked up. */
export type OrderDetails = Pick<CheckoutValues, 'shipping' | 'delivery'>

/** The person whom the supplier may call about an order. */
export interface Contact {
  readonly name: string
  readonly phone: string
  readonly email: string
}

export interface CheckoutChoices {
  readonly methods: readonly DespatchMethod[]
  readonly vehicles: readonly VehicleType[]
  readonly branches: readonly Branch[]
  readonly states: readonly State[]
}

/**
 * The initial values of the form. The despatch type and the date are blank, and the time is 08:00. The branch is used only
 * if a pickup is chosen.
 */
export function newCheckout(contact: Contact, branch: string): CheckoutValues {
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
      clientEmail: contact.email,
      contactName: contact.name,
      contactPhone: contact.phone,
      contactMobile: '',
      requiredDate: '',
      requiredTime: '08:00',
    },
    confirmedAddress: '',
  }
}

const stored = createDraft('What you typed at the checkout', {
  key: 'checkout',
  /** The cart for which the values were typed; '' in a draft that an earlier version stored. */
  schema: v.object({ ...checkoutValues.entries, cartId: v.optional(v.string(), '') }),
})

/**
 * Unsent values of the checkout. `read` removes a draft whose cart has been ordered, because the next order must not begin
 * with the old values. The checkout itself may not be open by then: the portal often learns on another page that an order
 * was placed.
 */
export const checkoutDraft: Draft<CheckoutValues> = {
  ...stored,
  read: (session: Session) => {
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
