import type { OperationName } from '@trade-portal/supplier-api'
import type { FaultName } from '../faults/faultTable.ts'
import type { Supplier } from './supplier.ts'
import type { Order } from '../world/world.ts'

/** How a request ended; `faulted` means that a fault decided its answer. */
export type Outcome = 'answered' | 'refused' | 'invalid-session' | 'faulted' | 'given-up'

export interface LedgerRequest {
  readonly name: OperationName
  /** ISO 8601. */
  readonly at: string
  /** The session that the request carried; null where it carried none. */
  readonly session: string | null
  readonly outcome: Outcome
  readonly fault: FaultName | null
}

/** An order or quote that the supplier has accepted, whatever the portal got to hear of it. */
export interface CommittedOrder {
  readonly number: number
  readonly type: Order['type']
  readonly cartId: string
  readonly customerId: string
  /** Cents, tax included. */
  readonly total: number
  readonly lines: readonly { readonly productId: string; readonly unit: string; readonly quantity: number }[]
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

export interface LedgerCartLine {
  readonly cartId: string
  readonly lineId: number
  readonly productId: string
  readonly unit: string
  readonly quantity: number
}

/** What really happened at the supplier's, for tests that compare it with what the portal showed. */
export interface Ledger {
  readonly requests: readonly LedgerRequest[]
  /** What was wrong with calls that could not be understood. */
  readonly badRequests: readonly string[]
  readonly committedOrders: readonly CommittedOrder[]
  readonly acceptedQuotes: readonly AcceptedQuote[]
  readonly committedPayments: readonly CommittedPayment[]
  /** Of carts; the lines of custom lists are not among them. */
  readonly cartLines: readonly LedgerCartLine[]
}

/** The ledger as it stands: a copy, which later calls do not change. */
export function ledgerOf(simulation: Pick<Ledger, 'requests' | 'badRequests'> & { supplier: Supplier }): Ledger {
  const { supplier, requests, badRequests } = simulation
  const lists = new Set(supplier.lists.map(({ cartId }) => cartId))
  const carts = [...supplier.carts.values()].filter(({ id }) => !lists.has(id))
  return {
    requests: [...requests],
    badRequests: [...badRequests],
    committedOrders: [...supplier.committedOrders],
    acceptedQuotes: [...supplier.acceptedQuotes],
    committedPayments: [...supplier.committedPayments],
    cartLines: carts.flatMap((cart) =>
      cart.lines.map(({ lineId, productId, unit, quantity }) => ({
        cartId: cart.id,
        lineId,
        productId,
        unit,
        quantity,
      })),
    ),
  }
}
