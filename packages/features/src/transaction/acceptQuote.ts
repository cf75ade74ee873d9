import { SupplierError, wasNeverSent, type TransactionDetail } from '@trade-portal/supplier-api'
import { ActionError } from '../foundation/failures/failures.ts'
import { runExclusively } from '../foundation/storage/exclusive.ts'
import { acceptAgainAfterMs, type Acceptances } from '../trade/orders/acceptances.ts'
import { documentKey } from '../trade/documents/documentKey.ts'
import { shownDocument, type ShownDocument } from './shownDocument.ts'

export interface AcceptanceTerms {
  /** `YYYY-MM-DD` */
  readonly deliveryDate: string
  readonly comment: string
}

export interface AcceptQuoteInput {
  readonly readQuote: () => Promise<TransactionDetail>
  readonly accept: (terms: AcceptanceTerms) => Promise<unknown>
  readonly records: Acceptances
  /** As it was shown to the customer. */
  readonly quote: ShownDocument
  readonly terms: AcceptanceTerms
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** The quote is none any more, so there is nothing to accept. */
export class NotOpenError extends ActionError {}

/** The lock name for accepting a quote, shared by all tabs. */
export const acceptLock = (quote: string) => `accept-quote:${quote}`

export const wordsOfAcceptance = {
  notSent: 'Unable to make request',
  notOpen: 'This quote is not open any more, so nothing was sent. It may have been accepted already.',
  nowIs: (heading: string) => `This quote was accepted already, so nothing was sent. It is now ${heading}.`,
  changed: 'This quote has changed since it was shown to you. Please look at it again before you accept it.',
  running: 'This quote is being accepted already, here or in another tab.',
}

/**
 * Accepts a quote at most once, because that creates an order. It is read directly before, and must still be the quote
 * that was shown. The request is recorded, sent once and never repeated.
 * @returns `unknown` if there is no readable answer: it may have been accepted
 * @throws SupplierError of a validation, or ActionError: it was not accepted
 */
export async function acceptQuote(input: AcceptQuoteInput): Promise<'accepted' | 'unknown'> {
  const outcome = await runExclusively(acceptLock(documentKey(input.quote)), () => acceptAlone(input))
  if (outcome === 'taken') throw new ActionError(wordsOfAcceptance.running)
  return outcome
}

async function acceptAlone(input: AcceptQuoteInput): Promise<'accepted' | 'unknown'> {
  const { readQuote, accept, records, quote, terms, now } = input
  const key = documentKey(quote)
  if (mayBeAccepted(input)) return 'unknown'
  const shown = (read: TransactionDetail) => shownDocument(read, quote, quote.path)
  const isQuote = (read: TransactionDetail) => shown(read).kind === 'quote'
  const current = await readQuote().catch(toRefusal)
  // The lock may have come before what the tab that had it has stored.
  if (mayBeAccepted(input)) return 'unknown'
  if (!isQuote(current)) {
    const { kind, heading } = shown(current)
    throw new NotOpenError(kind === 'order' ? wordsOfAcceptance.nowIs(heading) : wordsOfAcceptance.notOpen)
  }
  if (offerOf(current) !== offerOf(quote)) throw new ActionError(wordsOfAcceptance.changed)
  // Reading may have taken long.
  const at = now()
  if (!records.put({ quote: key, state: 'sent', at })) throw new ActionError('The session has ended.')
  try {
    await accept(terms)
  } catch (error) {
    if (wasNeverSent(error)) {
      records.put({ quote: key, state: 'open', at })
      return toRefusal(error)
    }
    // Otherwise only an error of the supplier is definite.
    if (!(error instanceof SupplierError) || error.kind === 'queued') return 'unknown'
    // A browser may have repeated the request: of the first one, which was accepted, no answer has arrived then.
    // After the end of the session it cannot be read, and the supplier says that it has done nothing.
    const isOpen = error.kind === 'session-expired' || (await readQuote().then(isQuote, () => undefined))
    if (isOpen === undefined) return 'unknown'
    if (isOpen) {
      records.put({ quote: key, state: 'open', at })
      return toRefusal(error)
    }
  }
  records.put({ quote: key, state: 'accepted', at })
  return 'accepted'
}

/** Whether it was sent so lately that nothing is sent now. @throws ActionError if it was accepted */
function mayBeAccepted({ records, quote, now }: AcceptQuoteInput): boolean {
  records.refresh()
  const earlier = records.of(documentKey(quote))
  if (earlier?.state === 'accepted') throw new NotOpenError(wordsOfAcceptance.notOpen)
  return earlier !== undefined && now() - earlier.at < acceptAgainAfterMs
}

/** What a customer accepts. */
function offerOf({ lines, totalExGst, gst, totalIncGst }: TransactionDetail): string {
  return JSON.stringify([lines, totalExGst, gst, totalIncGst])
}

/** @throws the supplier's own words for a wrong entry, otherwise general ones; without an answer nothing was sent */
function toRefusal(error: unknown): never {
  if (error instanceof SupplierError && (error.kind === 'field' || error.signsOut)) throw error
  const { notSent } = wordsOfAcceptance
  throw new ActionError(error instanceof SupplierError ? notSent : `${notSent}. Nothing was sent.`)
}
