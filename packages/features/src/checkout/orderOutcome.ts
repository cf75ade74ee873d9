import { firstServerMessage, messageOf, somethingWentWrong } from '../foundation/failures/failures.ts'
import type { FoundDelivery } from './findDelivery.ts'

/** The outcome of placing an order or a quote. `number` is null if the supplier gives none. */
export type OrderOutcome =
  | { readonly kind: 'placed'; readonly number: string | null }
  /** Nothing was placed, for this reason. */
  | { readonly kind: 'refused'; readonly message: string; readonly cause: unknown }
  /** It was sent, but there was no readable response. It may have been placed. */
  | { readonly kind: 'unknown' }
  /** The cart differs from the one shown. Nothing was sent. */
  | { readonly kind: 'cartChanged' }
  /** The delivery is this one, which is not as it was shown. Nothing was sent. */
  | { readonly kind: 'deliveryChanged'; readonly found: FoundDelivery }
  /** The cart is being ordered in another tab, or has already been sent. Nothing was sent. */
  | { readonly kind: 'takenElsewhere' }
  /** An earlier attempt that the customer had given up was placed after all. Nothing was sent. */
  | { readonly kind: 'placedAfterAll' }

/** The outcome of an order that failed for certain. */
export function refusedFor(cause: unknown): OrderOutcome {
  const reason = messageOf(cause)
  const unsent = `${somethingWentWrong} Nothing was sent.${reason === somethingWentWrong ? '' : ` ${reason}`}`
  return { kind: 'refused', message: firstServerMessage(cause, unsent), cause }
}
