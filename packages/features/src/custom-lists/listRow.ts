import type { CartLine } from '@trade-portal/supplier-api'
import { blankAddition, type Addition } from '../trade/cart/addInTurn.ts'
import { hasOtherPrice } from '../trade/cart/cartTotals.ts'
import { lineKey } from '../trade/cart/lineKey.ts'

export interface ListRow extends CartLine {
  /** The price in the list, in cents; set only if both it and today's price are known, and they differ. */
  readonly priceBefore?: number | null
  /** What was sent to add the line to the cart, and what went wrong. */
  readonly addition?: Addition
}

/** The rows of the CSV file: all lines at today's prices, in the quantities of the list. */
export function fileRows(lines: readonly CartLine[], today: ReadonlyMap<string, CartLine> | undefined): ListRow[] {
  return lines.map((line) =>
    listRow(line, { today: today?.get(lineKey(line)), usual: undefined, addition: blankAddition }),
  )
}

interface Known {
  /** The line at today's prices; undefined if these are unknown. */
  readonly today: CartLine | undefined
  readonly usual: number | undefined
  readonly addition: Addition
}

/**
 * A line at today's price and in the user's usual quantity. Tally lines (pieces with lengths) have no usual quantity. A
 * line that was sent to the cart keeps the sent quantity, because the portal may look for this quantity in the cart later.
 * If nothing changes, returns `line` itself, so that its row is not rendered again.
 */
export function listRow(line: CartLine, { today, usual, addition }: Known): ListRow {
  const differs = today !== undefined && today.unitPrice !== line.unitPrice
  const quantity = addition.sent?.quantity ?? (line.isTally ? undefined : usual) ?? line.quantity
  const isTried = addition.sent !== null || addition.problem !== ''
  if (!differs && !isTried && quantity === line.quantity) return line
  return {
    ...line,
    quantity,
    ...(differs && { unitPrice: today.unitPrice, priceBefore: hasOtherPrice(line, today) ? line.unitPrice : null }),
    ...(isTried && { addition }),
  }
}
