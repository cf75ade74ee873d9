import { expect, test } from 'vitest'
import { layoutShift, slowestInteraction } from './vitals.ts'

test.each([
  [[], 0],
  [[[0.1, 0]], 0.1],
  // Within a second of each other.
  [
    [
      [0.1, 0],
      [0.05, 900],
    ],
    0.15,
  ],
  // A pause of a second, after which a larger sum follows.
  [
    [
      [0.1, 0],
      [0.05, 1000],
      [0.2, 1500],
    ],
    0.25,
  ],
  // Five seconds are the most that belong together.
  [[0, 900, 1800, 2700, 3600, 4500, 5400].map((at) => [0.1, at]), 0.6],
] as const)('shifts of the layout %j add up to %d', (shifts, expected) => {
  expect(layoutShift(shifts.map(([value = 0, at = 0]) => ({ value, at })))).toBe(expected)
})

test('the slowest interaction counts, but one in fifty is left out', () => {
  expect(slowestInteraction([], 0)).toBeUndefined()
  expect(slowestInteraction([80, 240, 16], 3)).toBe(240)
  expect(slowestInteraction([80, 240, 160], 60)).toBe(160)
  expect(slowestInteraction([80], 120)).toBe(80)
})
