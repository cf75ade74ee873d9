import { expect, test } from 'vitest'
import { formatTimeOfDay } from './formatTimeOfDay.ts'

test.each([
  [0, '0:00:00'],
  [24_492, '6:48:12'],
  [86_399, '23:59:59'],
  [86_400, '-'],
  [-1, '-'],
  [Number.NaN, '-'],
  [null, '-'],
])('%j seconds since midnight are shown as %s', (seconds, text) => {
  expect(formatTimeOfDay(seconds)).toBe(text)
})
