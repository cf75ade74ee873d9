import type { CartLine, Tally } from '@trade-portal/supplier-api'
import * as v from 'valibot'

/** One line of goods as it is confirmed, or looked up again. */
export const goods = v.object({
  productId: v.string(),
  name: v.string(),
  /** Null if the supplier gives none. */
  quantity: v.nullable(v.number()),
  unit: v.string(),
  /** The cut lengths; see `lengthsText`. Null if they are unknown, '' if the goods are not sold by length. */
  lengths: v.nullable(v.string()),
})
export type Goods = Readonly<v.InferOutput<typeof goods>>

/** Quantity, unit and name, such as "6 BOX Batten Screw". */
export function goodsText({ quantity, unit, name }: Pick<Goods, 'quantity' | 'unit' | 'name'>): string {
  const count = quantity?.toLocaleString('en', { maximumFractionDigits: 3 }) ?? ''
  return [count, unit, name].filter((part) => part !== '').join(' ')
}

export const unknownLengths = 'Cut lengths are not known here.'
export const lengthsNotLoaded = 'We could not load the lengths.'

/** The cut lengths, such as "10 × 4.2 m, 4 × 3.6 m". */
export function lengthsText(tallies: readonly Tally[]): string {
  if (tallies.length === 0) return unknownLengths
  return tallies.map(({ quantity, length }) => `${quantity} × ${length} m`).join(', ')
}

/** @param tallies The known cut lengths, by the id of the line. */
export function goodsOfLines(lines: readonly CartLine[], tallies: ReadonlyMap<string, readonly Tally[]>): Goods[] {
  return lines.map(({ lineId, productId, name, quantity, unit, isTally }) => {
    const known = tallies.get(lineId)
    return { productId, name, quantity, unit, lengths: isTally ? (known ? lengthsText(known) : null) : '' }
  })
}
