import type {
  Branch,
  CartLine,
  CustomerDetails,
  DespatchMethod,
  State,
  Tally,
  UserDetails,
  VehicleType,
} from '@trade-portal/supplier-api'
import * as v from 'valibot'
import type { ChargePrice } from '../trade/cart/cartTotals.ts'
import type { TransactionType } from '../trade/orders/orderRecords.ts'
import type { PlacedOrder } from '../trade/orders/placedOrders.ts'

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

/** A `pickup` needs a branch, a `delivery` an address and a vehicle; `none`: no despatch method is chosen yet. */
export type DespatchKind = 'none' | 'pickup' | 'delivery'

/** The values that determine a delivery. */
export interface DeliveryPlace {
  readonly address: string
  readonly suburb: string
  readonly state: string
  readonly vehicleType: string
}

/** The branch that a delivery comes from, and its charge. */
export interface FoundDelivery {
  readonly branchId: string
  readonly distanceKm: number
  /** Id of the product that represents the delivery charge. */
  readonly charge: string
  /** False if the address was not found. Branch and charge are then those of latitude 0, longitude 0. */
  readonly isLocated: boolean
}

/** What the checkout knows about the delivery before the order is placed. */
export type Delivery =
  /** The order is a pickup, or nothing is chosen yet. */
  | { readonly state: 'none' }
  /** The address or vehicle is missing or being changed. */
  | { readonly state: 'incomplete' }
  | { readonly state: 'loading' }
  /** The lookup failed, and the form says so. Sending the order repeats the lookup. */
  | { readonly state: 'failed' }
  | {
      readonly state: 'found'
      readonly place: DeliveryPlace
      readonly found: FoundDelivery
      readonly branch: string
      readonly price: ChargePrice
    }

/** An order or a quote as it stands on the page when its button is pressed: what was entered, and what was shown. */
export interface Checkout {
  readonly type: TransactionType
  readonly values: CheckoutValues
  /** The kind of the chosen despatch method. */
  readonly despatch: DespatchKind
  readonly cartId: string
  readonly lines: readonly CartLine[]
  /** The lengths of the cart's tally lines, by line id. Lengths that were not shown are not compared. */
  readonly tallies: ReadonlyMap<string, readonly Tally[]>
  /** See `matchesShownDelivery`. If its address was not found, the user has confirmed that address. */
  readonly delivery: Delivery
  readonly user: UserDetails
  /** Null if the customer's details could not be loaded. */
  readonly customer: CustomerDetails | null
  /** In tax mode, the supplier calculates tax when it creates the order, so the portal cannot know the total in advance. */
  readonly isTaxMode: boolean
  /** What Order Complete and the order's document show later. */
  readonly summary: PlacedOrder
}

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

export function blankCheckout(contact: Contact, branch: string): CheckoutValues {
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
