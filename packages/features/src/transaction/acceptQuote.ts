import { SupplierError, type OrderRow, type TransactionDetail } from '@trade-portal/supplier-api'
import { atMostOnce } from '../foundation/api/atMostOnce.ts'
import { ActionError } from '../foundation/failures/failures.ts'
import { createDraftAbout } from '../foundation/forms/drafts.ts'
import { shownDocument, type ShownDocument } from '../trade/document-contents/shownDocument.ts'
import { documentKey } from '../trade/documents/documentKey.ts'
import { acceptAgainAfterMs, type Acceptances } from '../trade/orders/acceptances.ts'

export interface AcceptanceTerms {
  /** `YYYY-MM-DD` */
  readonly deliveryDate: string
  readonly comment: string
}

/**
 * The draft of the terms that were entered for a quote, by the quote's key. Kept until the terms are known to have arrived.
 */
export const acceptanceDraft = createDraftAbout<AcceptanceTerms>((quote) => `What you typed to accept Quote ${quote}`)

export interface AcceptQuoteInput {
  readonly readQuote: () => Promise<TransactionDetail>
  readonly readOrders: () => Promise<readonly OrderRow[]>
  readonly accept: (terms: AcceptanceTerms) => Promise<unknown>
  /** Watches whether one acceptance becomes two orders; see `watchOrder`. Called just before the acceptance is sent. */
  readonly watch: (quote: OrderRow, at: number, before: readonly OrderRow[]) => void
  readonly records: Acceptances
  /** The quote as shown to the customer. */
  readonly quote: ShownDocument
  readonly terms: AcceptanceTerms
  /** The current time in milliseconds since 1970. */
  readonly now: () => number
}

/** Thrown if the document is not an open quote any more, because then there is nothing to accept. */
export class NotOpenError extends ActionError {}

/** The name of the lock for accepting a quote, shared by all tabs. */
export const acceptLock = (quote: string) => `accept-quote:${quote}`

export const acceptanceMessages = {
  notSent: 'Unable to make request',
  notOpen: 'This quote is not open any more, so nothing was sent. It may have been accepted already.',
  nowIs: (heading: string) => `This quote was accepted already, so nothing was sent. It is now ${heading}.`,
  changed: 'This quote has changed since it was shown to you. Look at it again before you accept it.',
  running: 'This quote is being accepted already, here or in another tab.',
}

/**
 * Accepts a quote at most once, because accepting creates an order (see `atMostOnce`). The quote must not have changed
 * since it was shown.
 * @returns `unknown` if the quote may have been accepted, because no readable answer has arrived
 * @throws SupplierError for a wrong entry or an automatic sign-out, ActionError for any other failure. After an error, this
 * call has not accepted the quote.
 */
export async function acceptQuote(input: AcceptQuoteInput): Promise<'accepted' | 'unknown'> {
  const { readQuote, readOrders, accept, watch, records, quote, terms, now } = input
  const key = documentKey(quote)
  const shown = (read: TransactionDetail) => shownDocument(read, quote, quote.path)
  const outcome = await atMostOnce({
    lock: acceptLock(key),
    lockedMessage: acceptanceMessages.running,
    findEarlierOutcome: () => {
      records.refresh()
      const earlier = records.ofQuote(key)
      if (earlier?.state === 'accepted') throw new NotOpenError(acceptanceMessages.notOpen)
      const isTooEarly = earlier !== undefined && now() - earlier.at < acceptAgainAfterMs
      return isTooEarly ? { kind: 'unknown' } : undefined
    },
    // A quote can be accepted although the list of orders cannot be read.
    read: async () => Promise.all([readQuote(), readOrders().catch(() => null)]),
    prepare: ([current, orders]) => {
      const { kind, heading } = shown(current)
      if (kind === 'order') throw new NotOpenError(acceptanceMessages.nowIs(heading))
      if (kind !== 'quote') throw new NotOpenError(acceptanceMessages.notOpen)
      if (fingerprintOfOffer(current) !== fingerprintOfOffer(quote)) throw new ActionError(acceptanceMessages.changed)
      // Reads the clock here and not at the start, because reading the quote may take a long time.
      return { at: now(), orders }
    },
    recordSent: ({ at, orders }) => {
      const row = orders?.find((order) => documentKey(order) === key)
      if (row && orders) watch(row, at, orders)
      return records.put({ quote: key, state: 'sent', at })
    },
    send: () => accept(terms),
    find: async () => (shown(await readQuote()).kind === 'quote' ? undefined : { result: undefined }),
    recordDone: ({ at }) => records.put({ quote: key, state: 'accepted', at }),
    recordRefused: ({ at }) => records.put({ quote: key, state: 'settled', at }),
  })
  if (outcome.kind === 'refused') throw submitError(outcome.cause)
  return outcome.kind === 'done' ? 'accepted' : 'unknown'
}

/** The parts of a quote that must still be as the customer saw them. */
function fingerprintOfOffer({ lines, totalExGst, gst, totalIncGst }: TransactionDetail): string {
  return JSON.stringify([lines, totalExGst, gst, totalIncGst])
}

/**
 * The error to show. An error from the supplier is shown unchanged if it is about a wrong entry or signs the customer out.
 * Other errors from the supplier get a general message. All remaining errors were thrown before the request was sent.
 */
function submitError(cause: unknown): unknown {
  if (cause instanceof ActionError) return cause
  if (!(cause instanceof SupplierError)) return new ActionError(`${acceptanceMessages.notSent}. Nothing was sent.`)
  return cause.kind === 'field' || cause.signsOut ? cause : new ActionError(acceptanceMessages.notSent)
}
