import { linePrice } from '../cart/cartTotals.ts'
import { isMetre } from './metre.ts'

export interface UnitPrice {
  /** Cents; null if the supplier gives no price. */
  readonly amount: number | null
  readonly unit: string
}

/**
 * The price of a total length; null if the supplier gives no price, undefined if the price is not per metre.
 * @returns cents
 */
export function tallyCost(metres: number, { amount, unit }: UnitPrice): number | null | undefined {
  if (amount === null || amount <= 0) return null
  if (!isMetre(unit)) return undefined
  return linePrice({ unitPrice: amount, quantity: metres })
}
