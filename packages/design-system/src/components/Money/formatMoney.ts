import type { Currency, Format, Locale } from '../../parts/format.ts'
import { groupDigits } from './grouped.ts'

/** The text before an amount. It names the currency if that is not the one of the country. */
const signs: Readonly<Record<Currency, Readonly<Record<Locale, string>>>> = {
  AUD: { 'en-AU': '$', 'en-US': 'A$' },
  USD: { 'en-AU': 'USD\u00a0', 'en-US': '$' },
}

/**
 * An amount of whole cents in the format of the locale. An unknown amount becomes a dash.
 *
 * The browser's own formatter gives the same results (see the test). But it reads its data about all languages before the
 * first amount, which on a slow phone takes longer than rendering home.
 */
export function formatMoney(cents: number | null, { locale, currency }: Format): string {
  if (cents === null || !Number.isFinite(cents)) return '-'
  const whole = Math.round(cents)
  // By BigInt, because a large number would be written with an exponent.
  const digits = BigInt(Math.abs(whole)).toString().padStart(3, '0')
  const dollars = groupDigits(digits.slice(0, -2))
  return `${whole < 0 ? '-' : ''}${signs[currency][locale]}${dollars}.${digits.slice(-2)}`
}
