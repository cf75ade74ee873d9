/** A number of pieces of one length in metres. */
export interface TallyRow {
  readonly length: number
  readonly qty: number
}

export interface CartLine {
  readonly lineId: number
  readonly productId: string
  readonly unit: string
  readonly quantity: number
  readonly tallies: readonly TallyRow[]
  /** The price that a custom list shows, in cents, if it is not today's. */
  readonly listedPrice?: number
}

export interface Cart {
  readonly id: string
  /** Null for a generic list, which belongs to the supplier. */
  readonly customerId: string | null
  readonly lines: readonly CartLine[]
}

/** A cart that was saved under a name. */
export interface CustomList {
  readonly name: string
  readonly cart: Cart
}

export interface OrderLine {
  readonly productId: string
  readonly description: string
  readonly unit: string
  /** Negative on a credit. */
  readonly quantity: number
  readonly unitPrice: number
  readonly unitGst: number
  readonly tallies: readonly TallyRow[]
}

/** Cents. */
export interface Totals {
  readonly exGst: number
  readonly gst: number
  readonly incGst: number
}

/** The fields that orders, quotes and invoices share. A number is never used twice, not even by different types. */
interface Transaction {
  readonly number: number
  readonly suffix: number
  readonly customerId: string
  readonly branchId: string
  /** The customer's own order reference. */
  readonly reference: string
  readonly shipAddress: string
  /** Suburb, state and post code. */
  readonly shipPlace: string
  readonly jobName: string
  readonly lines: readonly OrderLine[]
  readonly totals: Totals
}

export interface Order extends Transaction {
  readonly type: 'Order' | 'Quote'
  /** Moment of creation, ISO 8601. */
  readonly createdAt: string
  /** A calendar day, `YYYY-MM-DD`; null where none was agreed. */
  readonly deliveryDate: string | null
}

export interface Invoice extends Transaction {
  readonly type: 'Invoice' | 'Credit'
  /** The number of the invoiced order; null if there is none. */
  readonly orderNumber: number | null
  /** A calendar day, `YYYY-MM-DD`. */
  readonly date: string
  /** The customer's comment. */
  readonly comment: string
}

/** A processed payment, allocated to invoices and credits. The rest stays on the account as a credit. */
export interface Payment {
  readonly number: number
  readonly customerId: string
  /** The day from which the payment counts, `YYYY-MM-DD`. */
  readonly date: string
  readonly reference: string
  /** Cents. */
  readonly amount: number
  /** Cents for each document, negative for a credit. */
  readonly allocations: readonly { readonly number: number; readonly amount: number }[]
}

/** A payment at the card provider. */
export interface PaymentSession {
  readonly id: string
  /** Blank where the provider does not know the customer. */
  readonly customerId: string
  /** Cents; 0 until the customer has entered an amount at the provider. */
  readonly amount: number
  readonly reference: string
  /** Portal pages to return to, with the payment's id in their query. */
  readonly callbacks: { readonly approved: string; readonly declined: string; readonly cancelled: string }
  readonly status: PaymentOutcome | 'pending'
  /** The date of approval; null before that. */
  readonly paidOn: string | null
  /** Its number on statements; null before the approval. */
  readonly number: number | null
}

export type PaymentOutcome = 'approved' | 'declined' | 'cancelled'
