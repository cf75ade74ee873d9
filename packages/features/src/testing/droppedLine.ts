import type { FaultName } from '@trade-portal/mocks'

/** What becomes of a call whose line drops: it may have been carried out, or not. */
export const drops: readonly FaultName[] = [
  'lost-before-commit',
  'lost-after-commit',
  'reset-after-commit',
  'truncated',
  'unavailable-after-commit',
  'network-failure',
]

/** The seeds of trials with dropped lines; all of them in `test:all`. */
export const trials = Array.from({ length: process.env['TEST_SCOPE'] === 'all' ? 30 : 5 }, (_, seed) => seed)

/** Whole numbers below a bound, by Mulberry32: the same ones for a seed in every run. */
export function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
