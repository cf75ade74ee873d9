import type { CartLine } from '@trade-portal/supplier-api'

/** Whether the supplier gives a price. As in product lists, a price of 0 means "on request". */
export function hasPrice({ unitPrice }: Pick<CartLine, 'unitPrice'>): boolean {
  return unitPrice !== null && unitPrice !== 0
}

export function hasOtherPrice(before: Pick<CartLine, 'unitPrice'>, now: Pick<CartLine, 'unitPrice'>): boolean {
  return hasPrice(before) && hasPrice(now) && before.unitPrice !== now.unitPrice
}

/**
 * Unit price times quantity in cents, rounded half away from zero. Null if the supplier gives no price, or if the amount is
 * too large to be exact.
 */
export function linePrice(line: Pick<CartLine, 'unitPrice' | 'quantity'>): number | null {
  return multiply(line.unitPrice, line.quantity)
}

/** In cents; null if unknown. */
export type ChargePrice = Pick<CartLine, 'unitPrice' | 'unitGst'>

/**
 * The totals of a cart. A tally line counts as one item, because its quantity is a length.
 * @param delivery Included in the amounts if it has a price, but never counted as an item.
 */
export function cartTotals(lines: readonly CartLine[], delivery?: ChargePrice) {
  const goods = lines.filter(hasPrice)
  const priced = delivery && hasPrice(delivery) ? [...goods, { ...delivery, quantity: 1 }] : goods
  const isUnknown = lines.length > 0 && priced.length === 0
  const subtotal = isUnknown ? null : sum(priced.map(linePrice))
  const gst = isUnknown ? null : sum(priced.map((line) => multiply(line.unitGst, line.quantity)))
  return {
    items: inThousandths(lines.reduce((count, line) => count + (line.isTally ? 1 : line.quantity), 0)),
    /** The sum of the lines that have a price, in cents; null if there is none, or if an amount cannot be calculated. */
    subtotal,
    /** The tax in cents; null if no line has a price, or the tax of a line with a price is unknown. */
    gst,
    /** Subtotal plus tax, in cents; null if either is unknown. */
    total: subtotal === null || gst === null ? null : subtotal + gst,
    /** How many lines have no price. The amounts do not include them. */
    unpriced: lines.length - goods.length,
  }
}

/** Removes the floating-point error of a sum: quantities have at most three decimals. */
export function inThousandths(quantity: number): number {
  return Math.round(quantity * 1000) / 1000
}

/** Calculates in whole thousandths, without floating-point error: quantities have at most three decimals. */
function multiply(unitAmount: number | null, quantity: number): number | null {
  if (unitAmount === null) return null
  const thousandths = unitAmount * Math.round(quantity * 1000)
  if (!Number.isSafeInteger(thousandths)) return null
  const whole = Math.round(Math.abs(thousandths) / 1000)
  return thousandths < 0 && whole !== 0 ? -whole : whole
}

function sum(amounts: readonly (number | null)[]): number | null {
  return amounts.reduce<number | null>(
    (total, amount) => (total === null || amount === null ? null : total + amount),
    0,
  )
}

/**
 * The quantity of a product in these lines in this unit, and the first line of the product in this unit. Undefined
 * if there is no such line. There may be several lines, because each tally is a separate line.
 */
export function productIn(lines: readonly CartLine[], { productId, unit }: Pick<CartLine, 'productId' | 'unit'>) {
  const found = lines.filter((line) => line.productId === productId && line.unit === unit)
  const [first] = found
  return first && { first, quantity: inThousandths(found.reduce((sum, line) => sum + line.quantity, 0)) }
}

export function quantityIn(lines: readonly CartLine[], product: Pick<CartLine, 'productId' | 'unit'>): number {
  return productIn(lines, product)?.quantity ?? 0
}
