import { expect, test } from 'vitest'
import { keptNumber } from './keptNumber.ts'

test.each([
  [12.345, { step: 0.01 }, 12.35],
  [1.005, { step: 0.01 }, 1.01],
  [4.35, { step: 0.01 }, 4.35],
  [3.26, { step: 0.1 }, 3.3],
  [2.6, { step: 1, minValue: 0 }, 3],
  [-3, { step: 1, minValue: 0 }, 0],
  [100_000, { step: 0.01, maxValue: 99_999 }, 99_999],
  [0.7, {}, 0.7],
])('of %d with %j the field keeps %d', (number, limits, kept) => {
  expect(keptNumber(number, limits)).toBe(kept)
})
