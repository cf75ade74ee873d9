import type { CartLine } from '@trade-portal/supplier-api'
import { inThousandths } from './cartTotals.ts'

/**
 * How much of a product the cart holds in this unit, and the first line with it; undefined if there is none. Each tally
 * is a separate line.
 */
export function heldInCart(lines: readonly CartLine[], { productId, unit }: Pick<CartLine, 'productId' | 'unit'>) {
  const held = lines.filter((line) => line.productId === productId && line.unit === unit)
  const [first] = held
  return first && { first, quantity: inThousandths(held.reduce((sum, line) => sum + line.quantity, 0)) }
}
