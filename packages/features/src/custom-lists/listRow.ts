import type { CartLine } from '@trade-portal/supplier-api'
import type { Attempt } from '../trade/cart/addInTurn.ts'
import { hasOtherPrice } from '../trade/cart/cartTotals.ts'

export interface ListRow extends CartLine {
  /** The price in the list, in cents; set only if today's price is different. */
  readonly priceBefore?: number | null
  /** The state of the last attempt to add the line to the cart. */
  readonly attempt?: Attempt
}

interface Known {
  /** The line at today's prices; undefined if these are unknown. */
  readonly today: CartLine | undefined
  readonly usual: number | undefined
  readonly attempt: Attempt
}

/**
 * A line at today's price and in the user's usual quantity. Tally lines (pieces with lengths) have no usual quantity. A
 * line that was sent to the cart keeps the sent quantity, because the portal may look for this quantity in the cart later.
 * If nothing changes, returns `line` itself, so that its row is not rendered again.
 */
export function listRow(line: CartLine, { today, usual, attempt }: Known): ListRow {
  const differs = today !== undefined && hasOtherPrice(line, today)
  const quantity = attempt.sent?.quantity ?? (line.isTally ? undefined : usual) ?? line.quantity
  const isTried = attempt.sent !== null || attempt.problem !== ''
  if (!differs && !isTried && quantity === line.quantity) return line
  return {
    ...line,
    quantity,
    ...(differs && { unitPrice: today.unitPrice, priceBefore: line.unitPrice }),
    ...(isTried && { attempt }),
  }
}
