import * as v from 'valibot'
import type { OrderDetails } from './orderPayload.ts'

const text = v.string()

/** The values of the form, and of a stored draft. */
export const checkoutValues = v.object({
  shipping: v.object({
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
    branch: text,
    onsite: v.boolean(),
    vehicleType: text,
    clientEmail: text,
    contactName: text,
    contactPhone: text,
    // Missing in a draft of an earlier version.
    contactMobile: v.optional(text, ''),
    requiredDate: text,
    requiredTime: text,
  }),
  /** The address that the user has confirmed although it could not be found; see `addressText`. */
  confirmedAddress: text,
})

export type CheckoutValues = OrderDetails & { readonly confirmedAddress: string }

/** Whom the supplier may call about an order. */
export interface Contact {
  readonly name: string
  readonly phone: string
  readonly email: string
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
