import type { CartLine } from '@trade-portal/supplier-api'

export interface CartTotals {
  readonly items: number
  /** Cents; null where a line has no price. */
  readonly subtotal: number | null
  /** Cents. */
  readonly gst: number | null
  /** Cents. */
  readonly total: number | null
}

/** Price of a whole line in cents, halves away from zero; null where the supplier gives no price. */
export function linePrice(line: Pick<CartLine, 'unitPrice' | 'quantity'>): number | null {
  return extend(line.unitPrice, line.quantity)
}

/** What the cart comes to. Tally lines count as one item: their quantity is a length. */
export function cartTotals(lines: readonly CartLine[]): CartTotals {
  const subtotal = sum(lines.map(linePrice))
  const gst = sum(lines.map((line) => extend(line.unitGst, line.quantity)))
  return {
    items: lines.reduce((count, line) => count + (line.isTally ? 1 : line.quantity), 0),
    subtotal,
    gst,
    total: subtotal === null || gst === null ? null : subtotal + gst,
  }
}

/** Quantities have at most three decimals, so thousandths make the product exact. */
function extend(unitAmount: number | null, quantity: number): number | null {
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
