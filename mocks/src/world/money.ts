import type { Product, Totals } from './world.ts'

/** Tax of an amount at so many per cent; cents. */
export function taxOf(cents: number, percent: number): number {
  // In thousandths of a per cent, so that a half cent is one.
  return wholeCents((cents * Math.round(percent * 1000)) / 100_000)
}

/** Cents of a quantity at a unit price in cents. Quantities have three decimals at most: lengths in millimetres. */
export function extended(unitPrice: number, quantity: number): number {
  // In whole thousandths, so that a half cent is a half cent and not a binary neighbour of it.
  return wholeCents((unitPrice * Math.round(quantity * 1000)) / 1000)
}

/** Halves away from zero, so that a credit is exactly what it takes back. */
function wholeCents(amount: number): number {
  const cents = Math.round(Math.abs(amount))
  return amount < 0 && cents > 0 ? -cents : cents
}

/** What one unit costs this customer, in cents without tax; null for a unit that the product is not sold in. */
export function unitPriceOf(product: Product, unitName: string): number | null {
  const unit = unitOf(product, unitName)
  return unit ? (product.prices.customer ?? 0) * unit.contains : null
}

/** Units are told apart in any letter case: the charge for a delivery is added as `ea`. */
export function unitOf(product: Product, name: string) {
  return product.units.find((unit) => unit.name.toLowerCase() === name.trim().toLowerCase())
}

/** The sums of lines that are rounded to the cent one by one, as they are shown. */
export function totalsOf(
  lines: readonly { readonly unitPrice: number; readonly unitGst: number; readonly quantity: number }[],
): Totals {
  const exGst = sum(lines.map((line) => extended(line.unitPrice, line.quantity)))
  const gst = sum(lines.map((line) => extended(line.unitGst, line.quantity)))
  return { exGst, gst, incGst: exGst + gst }
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
