import type { Branch, DespatchMethod, State, VehicleType } from '@trade-portal/supplier-api'
import * as v from 'valibot'

const text = v.string()

/** The values of the form, and of a stored draft. Missing texts are blank. */
export const checkoutValues = v.object({
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
    /** Id of the branch for a pickup. */
    branch: text,
    onsite: v.boolean(),
    vehicleType: text,
    clientEmail: text,
    contactName: text,
    contactPhone: text,
    // Missing in a draft of an earlier version.
    contactMobile: v.optional(text, ''),
    /** `YYYY-MM-DD` */
    requiredDate: text,
    /** `HH:MM` */
    requiredTime: text,
  }),
  /** The address that the user has confirmed although it could not be found; see `addressText`. */
  confirmedAddress: text,
})

export type CheckoutValues = v.InferOutput<typeof checkoutValues>

/** What the user enters for an order: how, where and when to deliver. */
export type OrderDetails = Pick<CheckoutValues, 'shipping' | 'delivery'>

/** Whom the supplier may call about an order. */
export interface Contact {
  readonly name: string
  readonly phone: string
  readonly email: string
}

/** The options of the selects. */
export interface CheckoutChoices {
  readonly methods: readonly DespatchMethod[]
  readonly vehicles: readonly VehicleType[]
  readonly branches: readonly Branch[]
  readonly states: readonly State[]
}

/** The values of a new form. They say neither how nor when the goods go; a branch only counts for a pickup. */
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
