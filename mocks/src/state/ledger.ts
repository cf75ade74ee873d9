import type { OperationName } from '@trade-portal/supplier-api'
import type { FaultName } from '../faults/faultTable.ts'
import type { AcceptedQuote, CommittedOrder, CommittedPayment, ProcessedPayment, RepeatedOrder } from './records.ts'
import type { OpenCart, Supplier } from './supplier.ts'

/** How a request ended. `faulted`: a fault decided the response. `aborted`: the caller aborted the request. */
export type Outcome = 'answered' | 'refused' | 'invalid-session' | 'faulted' | 'aborted'

export interface LedgerRequest {
  readonly name: OperationName
  /** Time of the outcome, ISO 8601. */
  readonly at: string
  readonly outcome: Outcome
  readonly fault: FaultName | null
}

type LedgerCartLine = ReturnType<typeof linesOf>[number]

/** What really happened at the supplier, for tests that compare this with what the portal showed. */
export interface Ledger {
  readonly requests: readonly LedgerRequest[]
  /** One message for each malformed request. */
  readonly badRequests: readonly string[]
  readonly committedOrders: readonly CommittedOrder[]
  /** Requests that were recognised as repeats and placed no order. */
  readonly repeatedOrders: readonly RepeatedOrder[]
  readonly acceptedQuotes: readonly AcceptedQuote[]
  readonly committedPayments: readonly CommittedPayment[]
  /** Card payments that the finance team has processed, so that the balances include them. */
  readonly processedPayments: readonly ProcessedPayment[]
  /** Lines of carts that are not custom lists. */
  readonly cartLines: readonly LedgerCartLine[]
  /** Lines of custom lists, which are saved carts. */
  readonly listLines: readonly LedgerCartLine[]
}

/** The current ledger, as a copy that later requests do not change. */
export function ledgerOf(simulation: Pick<Ledger, 'requests' | 'badRequests'> & { supplier: Supplier }): Ledger {
  const { supplier, requests, badRequests } = simulation
  const lists = new Set(supplier.lists.map(({ cartId }) => cartId))
  const carts = [...supplier.carts.values()]
  return {
    requests: [...requests],
    badRequests: [...badRequests],
    committedOrders: [...supplier.committedOrders],
    repeatedOrders: [...supplier.repeatedOrders],
    acceptedQuotes: [...supplier.acceptedQuotes],
    committedPayments: [...supplier.committedPayments],
    processedPayments: processedPayments(supplier),
    cartLines: carts.filter(({ id }) => !lists.has(id)).flatMap(linesOf),
    listLines: carts.filter(({ id }) => lists.has(id)).flatMap(linesOf),
  }
}

function linesOf(cart: OpenCart) {
  return cart.lines.map(({ lineId, productId, unit, quantity }) => ({
    cartId: cart.id,
    lineId,
    productId,
    unit,
    quantity,
  }))
}

function processedPayments({ payments, paymentSessions }: Supplier): ProcessedPayment[] {
  const sessions = new Map([...paymentSessions.values()].map(({ number, id }) => [number, id]))
  return payments.flatMap(({ number, customerId, amount, allocations }) => {
    const sessionId = sessions.get(number)
    return sessionId === undefined ? [] : [{ sessionId, customerId, amount, allocations }]
  })
}

/** Merges ledgers into one, with the requests sorted by time. */
export function mergeLedgers(ledgers: readonly Ledger[]): Ledger {
  return {
    requests: sortByTime(ledgers.flatMap(({ requests }) => requests)),
    badRequests: ledgers.flatMap(({ badRequests }) => badRequests),
    committedOrders: ledgers.flatMap(({ committedOrders }) => committedOrders),
    repeatedOrders: ledgers.flatMap(({ repeatedOrders }) => repeatedOrders),
    acceptedQuotes: ledgers.flatMap(({ acceptedQuotes }) => acceptedQuotes),
    committedPayments: ledgers.flatMap(({ committedPayments }) => committedPayments),
    processedPayments: ledgers.flatMap((ledger) => ledger.processedPayments),
    cartLines: ledgers.flatMap(({ cartLines }) => cartLines),
    listLines: ledgers.flatMap(({ listLines }) => listLines),
  }
}

/** Sorts entries by time, oldest first. */
export function sortByTime<Entry extends { readonly at: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
