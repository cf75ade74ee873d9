import type { Format } from '../DesignSystemProvider/format.ts'

const formats = new Map<string, Intl.NumberFormat>()

function numberFormat({ locale, currency }: Format): Intl.NumberFormat {
  const key = `${locale} ${currency}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(locale, { style: 'currency', currency })
  formats.set(key, made)
  return made
}

/** An amount of whole cents in the format of the locale. An unknown amount becomes a dash. */
export function formatMoney(cents: number | null, format: Format): string {
  if (cents === null || !Number.isFinite(cents)) return '–'
  // Adding zero turns a negative zero, which would print a minus sign, into zero.
  return numberFormat(format).format(Math.round(cents) / 100 + 0)
}
