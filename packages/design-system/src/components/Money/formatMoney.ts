import type { Currency, Format, Locale } from '../../parts/format.ts'
import { groupDigits } from './grouped.ts'

/** The sign before an amount. It names the currency, as in A$, if that is not the currency of the locale's country. */
const signs: Readonly<Record<Currency, Readonly<Record<Locale, string>>>> = {
  AUD: { 'en-AU': '$', 'en-US': 'A$' },
  USD: { 'en-AU': 'USD\u00a0', 'en-US': '$' },
}

/**
 * An amount of whole cents in the locale's format; a dash for an unknown amount.
 *
 * The browser's own formatter gives the same results (see the test). But before its first amount it loads its data about all
 * languages, which on a slow phone takes longer than rendering the home screen.
 */
export function formatMoney(cents: number | null, { locale, currency }: Format): string {
  if (cents === null || !Number.isFinite(cents)) return '-'
  const whole = Math.round(cents)
  // BigInt, because Number would write large amounts with an exponent.
  const digits = BigInt(Math.abs(whole)).toString().padStart(3, '0')
  const dollars = groupDigits(digits.slice(0, -2))
  return `${whole < 0 ? '-' : ''}${signs[currency][locale]}${dollars}.${digits.slice(-2)}`
}
