import type { Product } from '@trade-portal/supplier-api'

const labels = [
  ['customer', 'Your price'],
  ['best', 'Best price'],
  ['trade', 'Trade price'],
  ['rrp', 'RRP'],
] as const

interface ShownPrice {
  readonly label: string
  /** Cents, greater than 0. */
  readonly amount: number
}

/** The prices to show, the customer's own first. A price of 0 or less means that there is none. */
export function shownPrices({ prices }: Pick<Product, 'prices'>): ShownPrice[] {
  return labels.flatMap(([key, label]) => {
    const amount = prices[key]
    return amount !== null && amount > 0 ? [{ label, amount }] : []
  })
}

/** The customer's price for one of a unit, in cents; null if the supplier gives none for this unit. */
export function priceOfUnit(
  { prices, units, unitPrices = [] }: Pick<Product, 'prices' | 'units' | 'unitPrices'>,
  unit: string,
): number | null {
  if (unit === pricedUnit({ units })) return shownPrices({ prices })[0]?.amount ?? null
  return unitPrices.find((price) => price.unit === unit)?.amount ?? null
}

/** The unit of the prices, which is also the default unit; '' if the supplier gives none. */
export function pricedUnit({ units }: Pick<Product, 'units'>): string {
  return units[0] ?? ''
}
