import { counted } from '../../foundation/lists/counted.ts'
import type { LineState } from './lineState.ts'

const words: readonly (readonly [LineState['kind'], string])[] = [
  ['ready', 'ready'],
  ['incomplete', 'to complete'],
  ['choose', 'to choose'],
  ['unknown', 'unknown'],
  ['failed', 'not looked up'],
  ['looking', 'being looked up'],
]

/** The number of lines in each state, such as "40 lines: 38 ready, 2 unknown". */
export function summaryOf(states: readonly Pick<LineState, 'kind'>[]): string {
  const parts = words.flatMap(([kind, word]) => {
    const count = states.filter((state) => state.kind === kind).length
    return count === 0 ? [] : [`${count} ${word}`]
  })
  return `${counted(states.length, 'line')}: ${parts.join(', ')}`
}
