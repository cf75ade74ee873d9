import type { Product, Totals } from './world.ts'

/** The tax on an amount, in cents. */
export function taxOf(cents: number, percent: number): number {
  // Calculating in whole thousandths of a per cent avoids floating-point errors, so half cents are exact.
  return roundCents((cents * Math.round(percent * 1000)) / 100_000)
}

/** The price of a line in cents. Quantities have at most three decimals: lengths are in metres, to the millimetre. */
export function linePrice(unitPrice: number, quantity: number): number {
  // Calculating in whole thousandths of the unit avoids floating-point errors, so half cents are exact.
  return roundCents((unitPrice * Math.round(quantity * 1000)) / 1000)
}

/** Rounds half cents away from zero, so that a credit cancels its invoice exactly. */
function roundCents(amount: number): number {
  const cents = Math.round(Math.abs(amount))
  return amount < 0 && cents > 0 ? -cents : cents
}

/** The customer's price of one unit, in cents without tax; null if the product is not sold in this unit. */
export function unitPriceOf(product: Product, unitName: string): number | null {
  const unit = unitOf(product, unitName)
  return unit ? (product.prices.customer ?? 0) * unit.contains : null
}

/** Finds a product's unit by name, ignoring case, because the portal adds the delivery charge in the unit `ea`. */
export function unitOf(product: Product, name: string) {
  return product.units.find((unit) => unit.name.toLowerCase() === name.trim().toLowerCase())
}

/** The totals of lines. Each line is rounded to the cent before the sum, because lines are displayed rounded. */
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
