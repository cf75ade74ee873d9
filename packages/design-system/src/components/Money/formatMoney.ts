import type { Currency, Format, Locale } from '../../parts/format.ts'

/** The sign before an amount. It names the currency, as in A$, if that is not the currency of the locale's country. */
const signs: Readonly<Record<Currency, Readonly<Record<Locale, string>>>> = {
  AUD: { 'en-AU': '$', 'en-US': 'A$' },
  USD: { 'en-AU': 'USD\u00a0', 'en-US': '$' },
}

/**
 * An amount of whole cents in the locale's format; a dash for an unknown amount, the word “hidden” if amounts are hidden.
 *
 * The browser's own formatter gives the same results (see the test). But before its first amount it loads its data about all
 * languages, which on a slow phone takes longer than rendering the home screen.
 */
export function formatMoney(cents: number | null, { locale, currency, hidesAmounts }: Format): string {
  if (cents === null || !Number.isFinite(cents)) return '-'
  if (hidesAmounts) return 'hidden'
  const whole = Math.round(cents)
  // BigInt, because Number would write large amounts with an exponent.
  const digits = BigInt(Math.abs(whole)).toString().padStart(3, '0')
  const dollars = groupDigits(digits.slice(0, -2))
  return `${whole < 0 ? '-' : ''}${signs[currency][locale]}${dollars}.${digits.slice(-2)}`
}

const thousands = /\B(?=(?:\d{3})+$)/g

/**
 * Puts commas between the thousands.
 * @param digits A whole number without sign
 */
const groupDigits = (digits: string): string => digits.replace(thousands, ',')

/**
 * A number in English notation, with commas and at most three decimals, such as "1,204" or "12,345.5". The browser's own
 * formatter would be slow at its first number; see `formatMoney`.
 * @param decimals Minimum number of decimals
 */
export function grouped(number: number, decimals = 0): string {
  const [whole = '', part = ''] = Math.abs(number).toFixed(Math.max(decimals, 3)).split('.')
  const shown = part.slice(0, decimals) + part.slice(decimals).replace(/0+$/, '')
  const sign = number < 0 && /[1-9]/.test(whole + shown) ? '-' : ''
  return `${sign}${groupDigits(whole)}${shown === '' ? '' : `.${shown}`}`
}
