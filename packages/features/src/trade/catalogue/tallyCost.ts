import { linePrice } from '../cart/cartTotals.ts'

/** Whether the unit is a metre, in the ways in which suppliers write it. */
export const isMetre = (unit: string) =>
  /^(l\.?m|m|mtr|lin(eal|ear)? ?m(etre|eter)?s?|(metre|meter)s?)\.?$/i.test(unit.trim())

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
