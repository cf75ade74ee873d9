import type { Ledger } from './ledger.ts'

/** Several ledgers as one, the requests in the order of time. */
export function mergeLedgers(ledgers: readonly Ledger[]): Ledger {
  return {
    requests: inOrderOfTime(ledgers.flatMap(({ requests }) => requests)),
    badRequests: ledgers.flatMap(({ badRequests }) => badRequests),
    committedOrders: ledgers.flatMap(({ committedOrders }) => committedOrders),
    acceptedQuotes: ledgers.flatMap(({ acceptedQuotes }) => acceptedQuotes),
    committedPayments: ledgers.flatMap(({ committedPayments }) => committedPayments),
    cartLines: ledgers.flatMap(({ cartLines }) => cartLines),
  }
}

/** What happened, by when it did, ISO 8601. */
export function inOrderOfTime<Entry extends { readonly at: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
}
