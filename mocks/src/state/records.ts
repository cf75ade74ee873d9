import type { Order, Payment } from '../world/world.ts'

/** An order or quote that the supplier has accepted, even if the portal never received the response. */
export interface CommittedOrder {
  readonly number: number
  readonly type: Order['type']
  readonly cartId: string
  readonly customerId: string
  /** Cents, tax included. */
  readonly total: number
  readonly lines: readonly { readonly productId: string; readonly unit: string; readonly quantity: number }[]
}

/** A repeated request to order a cart, answered with the number of the first order. */
export interface RepeatedOrder {
  readonly number: number
  readonly cartId: string
}

/** A quote that has become an order. */
export interface AcceptedQuote {
  readonly number: number
  readonly customerId: string
  readonly deliveryDate: string
  readonly comment: string
}

/** A payment that the card provider has approved. */
export interface CommittedPayment {
  readonly sessionId: string
  readonly customerId: string
  /** Cents. */
  readonly amount: number
  readonly reference: string
}

/** A card payment that the supplier's finance team has processed. */
export interface ProcessedPayment {
  readonly sessionId: string
  readonly customerId: string
  /** Cents. */
  readonly amount: number
  /**
   * Cents allocated to each invoice or credit, negative for a credit. If a part of the payment is not allocated, the
   * supplier owes it to the customer.
   */
  readonly allocations: Payment['allocations']
}

/** An e-mail that the supplier has sent or queued. */
export interface Email {
  /** ISO 8601. */
  readonly at: string
  readonly about: 'transactions' | 'statement' | 'message' | 'price-book' | 'registration'
  readonly from: string
  readonly to: readonly string[]
  readonly cc: readonly string[]
  readonly bcc: readonly string[]
  readonly subject: string
  readonly body: string
  readonly attachments: readonly string[]
}
