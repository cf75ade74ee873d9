import type { Payload } from '@trade-portal/supplier-api'
import type { Download, PriceBook } from './documents.ts'
import type { MenuRow, Product, ProductTexts } from './product.ts'
import type { Cart, CustomList, Invoice, Order, Payment, PaymentSession } from './transaction.ts'

export type { Download, PriceBook, IssuedPriceBook, PriceBookSetUp } from './documents.ts'
export type { MenuRow, Product, ProductTexts } from './product.ts'
export type { Cart, CartLine, CustomList, Invoice, Order, OrderLine, Payment } from './transaction.ts'
export type { PaymentOutcome, PaymentSession, TallyRow, Totals } from './transaction.ts'

/** The initial data of a simulated supplier. Prices are in cents without tax. */
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
  /** Orders and quotes, not sorted. */
  readonly orders: readonly Order[]
  /** Invoices and credits, not sorted. */
  readonly invoices: readonly Invoice[]
  readonly payments: readonly Payment[]
  readonly carts: readonly Cart[]
  readonly lists: readonly CustomList[]
  /** At most one price book for each customer. */
  readonly priceBooks: readonly PriceBook[]
  readonly productTexts: readonly ProductTexts[]
  /** Fixed lengths, in metres, of products sold by length. A product that is not listed is available in any length. */
  readonly stockedLengths: readonly { readonly productId: string; readonly lengths: readonly number[] }[]
  readonly downloads: readonly Download[]
  readonly stores: readonly Store[]
  readonly paymentSessions: readonly PaymentSession[]
  /**
   * The formats of the statements' keys. The first format is for the latest statement. If there are more statements than
   * formats, the formats repeat from the first one.
   */
  readonly statementKeys: readonly [StatementKeyForm, ...StatementKeyForm[]]
}

/** How the key of a statement is made from the statement's day. The portal must accept any text as a key. */
export type StatementKeyForm = 'day' | 'dayFirst' | 'timestamp' | 'words'

/**
 * Tax rates in per cent. The two rates differ only in tax mode, the variant for the United States: carts contain no tax,
 * and the tax is added when an order is placed.
 */
interface Tax {
  readonly inCarts: number
  readonly onOrders: number
}

/** A part of the portal that the supplier configures with widget rows, such as the homepage. */
type ObjectSet = Payload<'getWidgetConfiguration'>['objectSet']

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
  /** The user's id in the list of users. */
  readonly contactId: string
  readonly userName: string
  readonly password: string
  /** `admin` or `sales`; other suppliers may have other roles. */
  readonly role: string
  readonly customerId: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  /** Whether the user may sign in to the portal. */
  readonly canUseWeb: boolean
  readonly canUseMobile: boolean
  /** The last sign-in before the simulation began, with `seconds` since midnight; null if there was none. */
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
  /** Ids of the vehicle types that the branch has. */
  readonly vehicles: readonly string[]
}

/** A place that customers can visit. */
export interface Store {
  readonly name: string
  readonly address: readonly [string, string, string]
  readonly phone: string
  /** Null if the position is not known. */
  readonly position: Place | null
}

export interface DespatchMethod {
  readonly name: string
  readonly description: string
  /** Whether the customer collects at a branch; otherwise the goods are delivered to an address. */
  readonly isPickup: boolean
}

export interface VehicleType {
  readonly id: string
  readonly name: string
  /** Delivery zones by increasing distance. The last zone has no limit. */
  readonly zones: readonly { readonly upToKm: number; readonly chargeProductId: string }[]
}

export interface WidgetRow {
  readonly label: string
  readonly type: string
  /** A text or an address; if `isPicture`, the name of a picture. */
  readonly value: string
  readonly value2: string
  readonly description: string
  /** Null if the supplier sends no value. */
  readonly isEnabled: boolean | null
  readonly isPicture: boolean
}
