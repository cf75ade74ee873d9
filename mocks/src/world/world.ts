import type { Payload } from '@trade-portal/supplier-api'
import type { MenuRow, Product } from './product.ts'
import type { Download, PaymentSession, PriceBook, ProductTexts, Store } from './documents.ts'
import type { Cart, CustomList, Invoice, Order, Payment } from './transaction.ts'

export type { MenuRow, Product } from './product.ts'
export type { PaymentOutcome, PaymentSession, PriceBook, PriceBookIssue } from './documents.ts'
export type { Download, ProductTexts, Store } from './documents.ts'
export type { Cart, CartLine, CustomList, Invoice, Order, OrderLine, Payment, TallyRow, Totals } from './transaction.ts'

/** A whole supplier as plain data, as it stands when the simulation begins. Money is in cents without tax. */
export interface World {
  readonly supplier: { readonly name: string; readonly email: string; readonly phone: string }
  readonly tax: Tax
  readonly customers: readonly Customer[]
  readonly users: readonly User[]
  readonly menu: readonly MenuRow[]
  readonly products: readonly Product[]
  readonly states: readonly { readonly id: string; readonly name: string }[]
  readonly suburbs: readonly Suburb[]
  readonly branches: readonly Branch[]
  readonly despatchMethods: readonly DespatchMethod[]
  readonly vehicleTypes: readonly VehicleType[]
  readonly widgets: Readonly<Record<ObjectSet, readonly WidgetRow[]>>
  /** In any order; the newest is the one created last. */
  readonly orders: readonly Order[]
  /** Invoices and credits, in any order. */
  readonly invoices: readonly Invoice[]
  readonly payments: readonly Payment[]
  readonly carts: readonly Cart[]
  readonly lists: readonly CustomList[]
  /** A customer without one has no price books. */
  readonly priceBooks: readonly PriceBook[]
  readonly productTexts: readonly ProductTexts[]
  /** Metres; a tally product that is not here can be had in any length. */
  readonly stockedLengths: readonly { readonly productId: string; readonly lengths: readonly number[] }[]
  readonly downloads: readonly Download[]
  readonly stores: readonly Store[]
  readonly paymentSessions: readonly PaymentSession[]
}

/** Per cent of the price; they differ where tax is only computed when the order is made. */
interface Tax {
  readonly inCarts: number
  readonly onOrders: number
}

/** A part of the portal that the supplier furnishes. */
export type ObjectSet = Payload<'getWidgetConfiguration'>['objectSet']

/** A calendar day, `YYYY-MM-DD`. */
export type IsoDay = string

export interface Customer {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly suburb: string
  readonly state: string
  readonly postCode: string
  readonly phone: string
  readonly fax: string
  readonly mobile: string
  readonly status: 'Active' | 'On Hold' | 'Suspended'
}

export interface User {
  readonly id: string
  /** The same person in the list of those who may sign in. */
  readonly contactId: string
  readonly userName: string
  readonly password: string
  readonly role: 'admin' | 'sales'
  readonly customerId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  /** Who may not use the web cannot sign in. */
  readonly canUseWeb: boolean
  readonly canUseMobile: boolean
  /** The last sign-in before the simulation; null where there was none. `seconds` since midnight. */
  readonly lastLogin: { readonly day: IsoDay; readonly seconds: number } | null
}

export interface Place {
  readonly latitude: number
  readonly longitude: number
}

export interface Suburb extends Place {
  readonly name: string
  readonly state: string
  readonly postCode: string
}

export interface Branch extends Place {
  readonly id: string
  readonly name: string
  /** The vehicles that it delivers with. */
  readonly vehicles: readonly string[]
}

export interface DespatchMethod {
  readonly name: string
  readonly description: string
  /** The customer picks a branch; otherwise the goods go to an address. */
  readonly isPickup: boolean
}

export interface VehicleType {
  readonly id: string
  readonly name: string
  /** By rising distance; the last one has no limit. */
  readonly zones: readonly { readonly upToKm: number; readonly chargeProductId: string }[]
}

export interface WidgetRow {
  readonly label: string
  readonly type: string
  /** Text or address; with `isPicture` the name of a picture. */
  readonly value: string
  readonly value2: string
  readonly description: string
  /** Null where the supplier does not say. */
  readonly isEnabled: boolean | null
  readonly isPicture: boolean
}
