import type { Locale } from '@trade-portal/design-system'

/** Formats a date and time in the customer's time zone. @param at Milliseconds since 1970. */
export function formatMoment(at: number, locale: Locale): string {
  return new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
}
