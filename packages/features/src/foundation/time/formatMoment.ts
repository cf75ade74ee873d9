import type { Locale } from '@trade-portal/design-system'

/** A moment as the customer's clock shows it, with its day. @param at Milliseconds since 1970. */
export function formatMoment(at: number, locale: Locale): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}
