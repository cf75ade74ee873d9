import { seededRandom } from '../exactness/randomDocument.ts'

/** The seeded choices of one trial. */
export interface Timing {
  /** A whole number from `least` to `most`, such as milliseconds. */
  readonly between: (least: number, most: number) => number
  readonly oneOf: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** The choices of a trial, the same for the same seed, scenario and number. */
export function timingOf(seed: number, scenario: string, trial: number): Timing {
  const next = seededRandom(hash(`${seed} ${scenario} ${trial}`))
  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    oneOf: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return value
}
