/** Pieces of one length: the length in metres, and the number of pieces. */
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
  /** The price that a custom list shows, in cents, if it differs from the current price. */
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

/** Totals in cents. */
export interface Totals {
  readonly exGst: number
  readonly gst: number
  readonly incGst: number
}

/** The fields that orders, quotes, invoices and credits share. Each number is unique, even across these types. */
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
  /** The agreed day of delivery, `YYYY-MM-DD`; null if none was agreed. */
  readonly deliveryDate: string | null
}

export interface Invoice extends Transaction {
  readonly type: 'Invoice' | 'Credit'
  /** The number of the order that was invoiced; null if there is none. */
  readonly orderNumber: number | null
  /** The day of the invoice or credit, `YYYY-MM-DD`. */
  readonly date: string
  /** The customer's comment. */
  readonly comment: string
}

/**
 * A processed payment, allocated to invoices and credits. The supplier owes the customer any part that is not allocated.
 */
export interface Payment {
  readonly number: number
  readonly customerId: string
  /** The day from which the balances include the payment, `YYYY-MM-DD`. */
  readonly date: string
  readonly reference: string
  /** Cents. */
  readonly amount: number
  /** Cents allocated to each document, negative for a credit. */
  readonly allocations: readonly { readonly number: number; readonly amount: number }[]
}

/** A payment at the card provider. */
export interface PaymentSession {
  readonly id: string
  /** Blank if the customer is not known. */
  readonly customerId: string
  /** Cents; 0 until the customer has entered an amount at the provider. */
  readonly amount: number
  readonly reference: string
  /** Addresses of the portal pages to return to, by outcome. */
  readonly callbacks: { readonly approved: string; readonly declined: string; readonly cancelled: string }
  readonly status: PaymentOutcome | 'pending'
  /** The day of approval, `YYYY-MM-DD`; null until then. */
  readonly paidOn: string | null
  /** The payment's number on statements; null before the approval. */
  readonly number: number | null
}

export type PaymentOutcome = 'approved' | 'declined' | 'cancelled'
