import type { CartLine } from '@trade-portal/supplier-api'
import { hasPrice, linePrice } from '../trade/cart/cartTotals.ts'

/** In cents, for one unit; null if the price is on request. */
export function unitPrice(line: CartLine): number | null {
  return hasPrice(line) ? line.unitPrice : null
}

/** In cents, for the whole line, rounded as in the cart; null if the price is on request. */
export function extendedPrice(line: CartLine): number | null {
  return hasPrice(line) ? linePrice(line) : null
}
