import type { Currency } from '../../parts/format.ts'
import { plainText } from '../../parts/typedText.ts'
import { grouped } from '../Money/formatMoney.ts'

/** Digits with commas between all thousands or with none, and at most two decimals after a point; or only decimals. */
const decimal = /^(?:(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d{1,2})?|\.\d{1,2})$/

/**
 * The amount that a text means, such as `1,797.95`, `1797.95`, `$1,797.95` or `A$1,797.95`. It may include the name of the given currency.
 * @returns cents, or undefined for a text that is not clearly an amount
 */
export function readAmount(text: string, currency: Currency): number | undefined {
  const code = currency.toLowerCase()
  const typed = plainText(text)
    .replace(new RegExp(`^${code}\\s*|\\s*${code}$`), '')
    .replace(new RegExp(`^(?:${code.slice(0, 2)}|${code.slice(0, 1)})?\\$\\s*`), '')
  if (!decimal.test(typed)) return undefined
  const [dollars = '', part = ''] = typed.replaceAll(',', '').split('.')
  // Multiplying would cause floating-point errors: 1.15 times 100 is less than 115.
  const cents = Number(dollars + part.padEnd(2, '0'))
  return Number.isSafeInteger(cents) ? cents : undefined
}

/** Formats cents for a field, such as "1,797.95". */
export const amountText = (cents: number): string => grouped(cents / 100, 2)
