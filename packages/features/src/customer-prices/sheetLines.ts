import type { CartLine } from '@trade-portal/supplier-api'
import { cartTotals, hasPrice, linePrice } from '../trade/cart/cartTotals.ts'
import { lineKey } from '../trade/cart/lineKey.ts'
import type { GoodsToPrice } from '../trade/customer-prices/pricing.ts'

/** A line of the sheet that the customer gets. It has nothing of the user's own cost. */
interface SheetLine extends Pick<CartLine, 'name' | 'quantity' | 'unit'> {
  readonly key: string
  /** The customer's price of one unit and of the line, in cents; null if the cost is unknown. */
  readonly price: number | null
  readonly total: number | null
}

export interface Sheet {
  readonly lines: readonly SheetLine[]
  /** The sum of the lines that have a price, in cents; null if there is none. */
  readonly total: number | null
  /** How many lines have no price. */
  readonly unpriced: number
}

/**
 * Marks up the price of one unit and rounds it to the cent, so that prices times quantities give exactly the amounts.
 * @param markUp In percent, with at most one decimal, which keeps the calculation exact.
 * @param ownMarkUps Those of single lines, by the key of the line.
 */
export function sheetOf(
  costs: readonly CartLine[],
  markUp: number,
  ownMarkUps: Readonly<Record<string, number>>,
): Sheet {
  const priced = costs.map((line): CartLine => {
    const factor = 1 + (ownMarkUps[lineKey(line)] ?? markUp) / 100
    const unitPrice = hasPrice(line) ? linePrice({ unitPrice: line.unitPrice, quantity: factor }) : null
    return { ...line, unitPrice, unitGst: null }
  })
  const { subtotal, unpriced } = cartTotals(priced)
  return {
    lines: priced.map((line) => ({
      key: lineKey(line),
      name: line.name,
      quantity: line.quantity,
      unit: line.unit,
      price: line.unitPrice,
      total: linePrice(line),
    })),
    total: subtotal,
    unpriced,
  }
}

/**
 * The costs as the portal shows prices: where these include tax, the tax of each line is added, if it is known of all lines.
 * @param wantsTax Whether the prices of the portal include tax
 */
export function costsOf({ lines, includesTax = false }: GoodsToPrice, wantsTax: boolean) {
  const priced = lines.filter(hasPrice)
  const isTaxKnown = priced.length > 0 && priced.every(({ unitGst }) => unitGst !== null)
  if (includesTax || !wantsTax || !isTaxKnown) return { lines, includesTax }
  const withTax = lines.map((line): CartLine => {
    const { unitPrice, unitGst } = line
    return { ...line, unitPrice: unitPrice && unitPrice + (unitGst ?? 0), unitGst: null }
  })
  return { lines: withTax, includesTax: true }
}
