/** A copy of an answer in which every unit price, and the tax in it, is a tenth higher. */
export function repriced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(repriced)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [field, isPrice(field, inner) ? raised(inner) : repriced(inner)]),
  )
}

function isPrice(field: string, value: unknown): value is number {
  return typeof value === 'number' && (field === 'unitPrice' || field === 'unitGST')
}

/** Decimal amounts, in whole cents. */
function raised(amount: number): number {
  return Math.round(amount * 110) / 100
}
