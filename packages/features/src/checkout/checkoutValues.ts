import type { Branch, DespatchMethod, State, VehicleType } from '@trade-portal/supplier-api'
import * as v from 'valibot'

const text = v.string()

/** The values of the checkout form. Drafts are stored in the same format. */
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
    /** Id of the branch for a pickup; ignored for a delivery. */
    branch: text,
    onsite: v.boolean(),
    vehicleType: text,
    clientEmail: text,
    contactName: text,
    contactPhone: text,
    contactMobile: text,
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
