import type { CartLine, CustomList, Product } from '../world.ts'

/** The supplier's generic lists, then the customer's own lists. */
export function customLists(customerId: string, products: readonly Product[]): readonly CustomList[] {
  const sold = products.filter(({ isHidden }) => !isHidden)
  const pick = (from: number, count: number, step: number) =>
    Array.from({ length: count }, (_, index) => sold[(from + index * step) % sold.length]).flatMap((product, index) =>
      product ? [listLine(product, index + 1)] : [],
    )
  return [
    {
      name: 'Bathroom starter pack',
      cart: { id: 'generic-bathroom', customerId: null, lines: withOldPrices(pick(90, 8, 11)) },
    },
    { name: 'Safety on site', cart: { id: 'generic-safety', customerId: null, lines: pick(250, 5, 9) } },
    { name: 'Wall frame', cart: { id: 'example-list', customerId, lines: pick(0, 12, 17) } },
    { name: 'Van stock', cart: { id: 'van-stock', customerId, lines: pick(60, 20, 7) } },
    { name: 'Nothing yet', cart: { id: 'nothing-yet', customerId, lines: [] } },
  ]
}

/**
 * Gives the first two lines an old price, because a supplier's list may still show the prices of the day it was made.
 */
function withOldPrices(lines: readonly CartLine[]): readonly CartLine[] {
  return lines.map((line, index) => (index < 2 ? { ...line, listedPrice: 410 } : line))
}

export function listLine(product: Product, lineId: number): CartLine {
  const shared = { lineId, productId: product.id, unit: product.units[0].name }
  if (!product.isTally) return { ...shared, quantity: 1 + (lineId % 6) * 2, tallies: [] }
  return { ...shared, quantity: 36, tallies: [{ length: 3.6, qty: 10 }] }
}
