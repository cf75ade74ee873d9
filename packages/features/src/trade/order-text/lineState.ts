import type { Product, Tally } from '@trade-portal/supplier-api'
import { counted } from '../../foundation/lists/counted.ts'
import type { CartEntry } from '../cart/queries.ts'
import { notStocked } from '../catalogue/notStocked.ts'
import { pricedUnit } from '../catalogue/shownPrices.ts'
import { cleanTally, totalLength } from '../catalogue/tally.ts'
import type { NewLine } from './readNewLines.ts'
import { allowsDecimals, unitFamily } from './unitFamily.ts'

/** What the supplier knows about the code of a line. */
export type Finding =
  | { readonly kind: 'found'; readonly product: Product; readonly stocked: readonly number[] }
  | { readonly kind: 'choose'; readonly products: readonly Product[] }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly message: string }

/** What can be done with a line. */
export type LineState =
  /** The line can be added to the cart. */
  | { readonly kind: 'ready'; readonly entry: CartEntry }
  /** The quantity or the lengths are missing or wrong. */
  | { readonly kind: 'incomplete'; readonly problem: string }
  | { readonly kind: 'looking' | 'choose' | 'unknown' | 'failed' | 'doubtful' }

type Wanted = Pick<NewLine, 'quantity' | 'lengths' | 'unit'>

/** @param finding Undefined while the supplier is being asked for the code. */
export function lineState(line: Wanted, finding: Finding | undefined): LineState {
  if (finding?.kind !== 'found') return { kind: finding?.kind ?? 'looking' }
  const { product, stocked } = finding
  const { productId } = product
  if (!product.isTally) {
    const unit = unitOf(line, product)
    const quantity = typedQuantity(line.quantity, unit)
    if (unit === undefined)
      return incomplete(`You wrote “${line.unit}”, but it is sold by ${product.units.join(' or ')}.`)
    if (line.quantity.trim() === '') return incomplete('Look at this: how many?')
    return quantity === undefined
      ? incomplete(`Enter a ${allowsDecimals(unit) ? '' : 'whole '}number above 0.`)
      : { kind: 'ready', entry: { productId, unit, quantity } }
  }
  const lengths = typedLengths(line.lengths)
  if (lengths === undefined || lengths.length === 0) return incomplete('Needs lengths, such as 10 @ 4.2, 4 @ 3.6.')
  const refusal = notStocked(stocked, lengths)
  if (refusal !== undefined) return incomplete(refusal)
  const unit = pricedUnit(product)
  return { kind: 'ready', entry: { productId, unit, quantity: totalLength(lengths), tallies: cleanTally(lengths) } }
}

const incomplete = (problem: string) => ({ kind: 'incomplete', problem }) as const

/**
 * Returns the product's own word for the written or chosen unit. If there is no written or chosen unit, returns the
 * product's default unit. If the product is not sold in the unit, returns undefined.
 */
export function unitOf({ unit }: Pick<Wanted, 'unit'>, product: Product): string | undefined {
  if (unit === '' || product.units.length === 0) return pricedUnit(product)
  return product.units.find((name) => name === unit || unitFamily(name) === unitFamily(unit))
}

function typedQuantity(text: string, unit = ''): number | undefined {
  const typed = text.trim().replace(/^\d{1,3}(?:,\d{3})+(?=\.|$)/, (grouped) => grouped.replaceAll(',', ''))
  const isNumber = allowsDecimals(unit) ? /^\d{1,7}(?:\.\d{1,3})?$/ : /^\d{1,7}$/
  return isNumber.test(typed) && Number(typed) > 0 ? Number(typed) : undefined
}

const piece = /(\d{1,5})\s*(?:@|x|×|\/|-|at|of)\s*(\d{1,2}(?:\.\d{1,3})?)\s*m?(?:[\s,;+&]+|$)/iy
const oneLength = /^(\d{1,2}\.\d{1,3}|\d{1,2}(?=\s*m))\s*m?$/i

/**
 * The lengths in a text such as "10 @ 4.2, 4 @ 3.6m"; "4.2" alone means one piece. Undefined if any part of the text is not
 * a length.
 */
export function typedLengths(text: string): Tally[] | undefined {
  const typed = text.trim()
  const [, single] = oneLength.exec(typed) ?? []
  if (Number(single) > 0) return [{ quantity: 1, length: Number(single) }]
  const lengths: Tally[] = []
  let at = 0
  while (at < typed.length) {
    piece.lastIndex = at
    const [all = '', count, length] = piece.exec(typed) ?? []
    const tally = { quantity: Number(count), length: Number(length) }
    if (all === '' || !(tally.quantity > 0 && tally.length > 0)) return undefined
    lengths.push(tally)
    at += all.length
  }
  return lengths
}

export const stateWords: readonly (readonly [LineState['kind'], string])[] = [
  ['ready', 'ready'],
  ['incomplete', 'to look at'],
  ['choose', 'to choose'],
  ['unknown', 'unknown'],
  ['failed', 'not looked up'],
  ['looking', 'being looked up'],
  ['doubtful', 'in doubt'],
]

/** The number of lines in each state, such as "40 lines: 38 ready, 2 unknown". */
export function summaryOf(states: readonly Pick<LineState, 'kind'>[]): string {
  const parts = stateWords.flatMap(([kind, word]) => {
    const count = states.filter((state) => state.kind === kind).length
    return count === 0 ? [] : [`${count} ${word}`]
  })
  return `${counted(states.length, 'line')}: ${parts.join(', ')}`
}
