import { expect, test } from 'vitest'
import { nearestNumber } from './nearestNumber.ts'

test.each([
  [3.26, { step: 0.1 }, 3.3],
  [3.3, { step: 0.1, minValue: 0 }, 3.3],
  [4, { step: 2, minValue: 1 }, 5],
  [-2, { step: 0.01, minValue: 0 }, 0],
  [12, { step: 1, maxValue: 10 }, 10],
  [1.23456, {}, 1.235],
  [-0.4, { step: 1 }, 0],
])('%d becomes, with %j, %d', (number, limits, nearest) => expect(nearestNumber(number, limits)).toBe(nearest))
