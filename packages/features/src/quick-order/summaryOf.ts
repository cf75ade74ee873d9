import { counted } from '../foundation/lists/counted.ts'
import type { LineState } from '../trade/order-text/lineState.ts'

const words: readonly (readonly [LineState['kind'], string])[] = [
  ['ready', 'ready'],
  ['incomplete', 'to complete'],
  ['choose', 'to choose'],
  ['unknown', 'unknown'],
  ['failed', 'not looked up'],
  ['looking', 'being looked up'],
]

/** Such as "40 lines: 38 ready, 2 unknown". */
export function summaryOf(states: readonly Pick<LineState, 'kind'>[]): string {
  const parts = words.flatMap(([kind, word]) => {
    const count = states.filter((state) => state.kind === kind).length
    return count === 0 ? [] : [`${count} ${word}`]
  })
  return `${counted(states.length, 'line')}: ${parts.join(', ')}`
}

export interface LinesAdded {
  readonly added: number
  /** How many lines are still in the draft. */
  readonly left: number
}

/** Such as "45 added, 2 remain". */
export function addedSummary({ added, left }: LinesAdded): string {
  return left === 0
    ? `${counted(added, 'line')} added to cart`
    : `${added} added, ${left} ${left === 1 ? 'remains' : 'remain'}`
}

/** What was read from a pasted text. */
export function readSummary(read: number, merged: number, notRead: number): string {
  return [
    `${counted(read, 'line')} read`,
    ...(merged > 0 ? [`${merged} merged with others`] : []),
    ...(notRead > 0 ? [`${notRead} without a product`] : []),
  ].join(', ')
}
