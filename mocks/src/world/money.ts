import type { Product, Totals } from './world.ts'

/** Tax in cents. */
export function taxOf(cents: number, percent: number): number {
  // Calculates with integer thousandths of a per cent, so that half cents are exact.
  return roundCents((cents * Math.round(percent * 1000)) / 100_000)
}

/** Price of a line in cents. Quantities have at most three decimals, because lengths are in millimetres. */
export function linePrice(unitPrice: number, quantity: number): number {
  // Calculates with integer thousandths, so that half cents are exact and not their nearest binary fraction.
  return roundCents((unitPrice * Math.round(quantity * 1000)) / 1000)
}

/** Rounds half cents away from zero, so that a credit cancels its invoice exactly. */
function roundCents(amount: number): number {
  const cents = Math.round(Math.abs(amount))
  return amount < 0 && cents > 0 ? -cents : cents
}

/** The customer's price of one unit, in cents without tax; null for a unit in which the product is not sold. */
export function unitPriceOf(product: Product, unitName: string): number | null {
  const unit = unitOf(product, unitName)
  return unit ? (product.prices.customer ?? 0) * unit.contains : null
}

/** Finds a unit by name, ignoring case: the portal adds the delivery charge as `ea`. */
export function unitOf(product: Product, name: string) {
  return product.units.find((unit) => unit.name.toLowerCase() === name.trim().toLowerCase())
}

/** The totals of lines. Each line is rounded to the cent before it is added, because it is displayed like that. */
export function totalsOf(
  lines: readonly { readonly unitPrice: number; readonly unitGst: number; readonly quantity: number }[],
): Totals {
  const exGst = sum(lines.map((line) => linePrice(line.unitPrice, line.quantity)))
  const gst = sum(lines.map((line) => linePrice(line.unitGst, line.quantity)))
  return { exGst, gst, incGst: exGst + gst }
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
