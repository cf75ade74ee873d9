/** So many pieces of one length in metres. */
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
}

export interface Cart {
  readonly id: string
  /** Null for a generic list, which belongs to the supplier. */
  readonly customerId: string | null
  readonly lines: readonly CartLine[]
}

/** A cart that is kept under a name. */
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

/** What orders, quotes and invoices have in common. Numbers are never used twice, whatever they stand for. */
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
  /** The order that was delivered; null where there was none. */
  readonly orderNumber: number | null
  /** A calendar day, `YYYY-MM-DD`. */
  readonly date: string
  /** The customer's own note. */
  readonly comment: string
}

/** Money that has arrived and been put against invoices and credits. */
export interface Payment {
  readonly number: number
  readonly customerId: string
  /** A calendar day, `YYYY-MM-DD`. */
  readonly date: string
  readonly reference: string
  /** Cents for each document, negative for a credit; together they are the payment. */
  readonly settles: readonly { readonly number: number; readonly amount: number }[]
}
