import type { CartLine } from '@trade-portal/supplier-api'

interface CartTotals {
  readonly items: number
  /** Cents of the lines that have a price; null if no line has one, or if an amount cannot be calculated. */
  readonly subtotal: number | null
  /** Cents; null if no line has a price, or the tax of a priced line is unknown. */
  readonly gst: number | null
  /** Cents; null if the subtotal or the tax is unknown. */
  readonly total: number | null
  /** How many lines have no price. The amounts do not include them. */
  readonly unpriced: number
}

/** Whether the supplier gives a price. As in product lists, a price of 0 means "on request". */
export function hasPrice({ unitPrice }: Pick<CartLine, 'unitPrice'>): boolean {
  return unitPrice !== null && unitPrice !== 0
}

/** Whether both have a price, and not the same. */
export function hasOtherPrice(before: Pick<CartLine, 'unitPrice'>, now: Pick<CartLine, 'unitPrice'>): boolean {
  return hasPrice(before) && hasPrice(now) && before.unitPrice !== now.unitPrice
}

/** Price of a whole line in cents, rounded half away from zero; null if the supplier gives no price. */
export function linePrice(line: Pick<CartLine, 'unitPrice' | 'quantity'>): number | null {
  return multiply(line.unitPrice, line.quantity)
}

/** The price of a delivery charge, in cents; null if it is unknown. */
export type ChargePrice = Pick<CartLine, 'unitPrice' | 'unitGst'>

/**
 * The totals of a cart. A tally line counts as one item, because its quantity is a length.
 * @param delivery Included in the amounts if it has a price, but never counted as an item.
 */
export function cartTotals(lines: readonly CartLine[], delivery?: ChargePrice): CartTotals {
  const goods = lines.filter(hasPrice)
  const priced = delivery && hasPrice(delivery) ? [...goods, { ...delivery, quantity: 1 }] : goods
  const isUnknown = lines.length > 0 && priced.length === 0
  const subtotal = isUnknown ? null : sum(priced.map(linePrice))
  const gst = isUnknown ? null : sum(priced.map((line) => multiply(line.unitGst, line.quantity)))
  return {
    items: inThousandths(lines.reduce((count, line) => count + (line.isTally ? 1 : line.quantity), 0)),
    subtotal,
    gst,
    total: subtotal === null || gst === null ? null : subtotal + gst,
    unpriced: lines.length - goods.length,
  }
}

/** Quantities have at most three decimals; their binary sum has more. */
export function inThousandths(quantity: number): number {
  return Math.round(quantity * 1000) / 1000
}

/** Calculates in thousandths: quantities have at most three decimals, so the product is exact. */
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
 * How much of a product the cart holds in this unit, and the first line with it; undefined if there is none. Each tally
 * is a separate line.
 */
export function heldInCart(lines: readonly CartLine[], { productId, unit }: Pick<CartLine, 'productId' | 'unit'>) {
  const held = lines.filter((line) => line.productId === productId && line.unit === unit)
  const [first] = held
  return first && { first, quantity: inThousandths(held.reduce((sum, line) => sum + line.quantity, 0)) }
}

/** How much of a product is held in this unit; 0 if none is. */
export function heldQuantity(lines: readonly CartLine[], product: Pick<CartLine, 'productId' | 'unit'>): number {
  return heldInCart(lines, product)?.quantity ?? 0
}
