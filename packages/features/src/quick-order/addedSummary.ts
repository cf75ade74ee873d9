import { counted } from '../foundation/lists/counted.ts'

export interface LinesAdded {
  readonly added: number
  /** The number of lines that remain in the draft. */
  readonly left: number
}

/** A summary of the lines that were added to the cart, such as "45 added, 2 remain". */
export function addedSummary({ added, left }: LinesAdded): string {
  return left === 0
    ? `${counted(added, 'line')} added to cart`
    : `${added} added, ${left} ${left === 1 ? 'remains' : 'remain'}`
}

/** A summary of the lines that were read from a pasted text. */
export function pastedSummary(read: number, merged: number, notRead: number): string {
  return [
    `${counted(read, 'line')} read`,
    ...(merged > 0 ? [`${merged} merged with others`] : []),
    ...(notRead > 0 ? [`${notRead} without a product`] : []),
  ].join(', ')
}
