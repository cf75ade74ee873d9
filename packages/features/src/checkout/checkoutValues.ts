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

export function emptyCheckout(clientEmail: string, branch: string): CheckoutValues {
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
      contactMobile: '',
      requiredDate: '',
      requiredTime: '08:00',
    },
    confirmedAddress: '',
  }
}
