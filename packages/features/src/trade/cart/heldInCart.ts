import type { CartLine } from '@trade-portal/supplier-api'
import { inThousandths } from './cartTotals.ts'

/**
 * How much of a product in a unit the cart holds, and the first of its lines; undefined for nothing. Each tally is a line
 * of its own.
 */
export function heldInCart(lines: readonly CartLine[], { productId, unit }: Pick<CartLine, 'productId' | 'unit'>) {
  const held = lines.filter((line) => line.productId === productId && line.unit === unit)
  const [first] = held
  return first && { first, quantity: inThousandths(held.reduce((sum, line) => sum + line.quantity, 0)) }
}
