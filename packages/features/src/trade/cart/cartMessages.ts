import type { CartLine } from '@trade-portal/supplier-api'
import { counted } from '../../foundation/lists/counted.ts'
import { cartTotals, productIn } from './cartTotals.ts'
import { lineKey } from './lineKey.ts'

/**
 * The message after adding, such as "5 Joist Hanger in cart, 7 items". For a tally the amount is its length. Undefined if
 * the product is not in the cart.
 */
export function addedMessage(
  lines: readonly CartLine[],
  product: Pick<CartLine, 'productId' | 'unit'>,
): string | undefined {
  const found = productIn(lines, product)
  if (!found) return undefined
  const { first, quantity } = found
  const amount = first.isTally ? `${quantity} m of` : String(quantity)
  return `${amount} ${first.name} in cart, ${counted(cartTotals(lines).items, 'item')}`
}

/** The message after removing, such as "Joist Hanger removed, 6 items left". */
export function removedMessage(lines: readonly CartLine[], removed: CartLine): string {
  const { items } = cartTotals(lines.filter((line) => lineKey(line) !== lineKey(removed)))
  return `${removed.name} removed, ${items === 0 ? 'your cart is empty' : `${counted(items, 'item')} left`}`
}
