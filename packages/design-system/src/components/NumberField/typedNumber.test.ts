import { expect, test } from 'vitest'
import { explainAdjustment, explainRefusal, acceptedNumber, parseTyped } from './typedNumber.ts'

test.each([
  [12.345, { step: 0.01 }, 12.35],
  [1.005, { step: 0.01 }, 1.01],
  [3.26, { step: 0.1 }, 3.3],
  [2.6, { step: 1, minValue: 0 }, 3],
  [-3, { step: 1, minValue: 0 }, 0],
  [100_000, { step: 0.01, maxValue: 99_999 }, 99_999],
  [0.7, {}, 0.7],
])('the number %d with the limits %j becomes %d', (number, limits, kept) => {
  expect(acceptedNumber(number, limits)).toBe(kept)
})

test('half-typed numbers are parsed, and other text is refused', () => {
  expect(['3.', '3.25', '.5', ' 1,200.5 ', '-2', '０'].map((text) => parseTyped(text))).toEqual([
    3, 3.25, 0.5, 1200.5, -2, 0,
  ])
  for (const text of ['', ' ', '-', '.', '1.2.3', 'abc', '1e3', '1 2', '--5', '$5']) expect(parseTyped(text)).toBeNull()
})

test('a comma may only separate thousands: 3,6 is not 36', () => {
  for (const text of ['3,6', '3,60', '1,2000', ',5', '12,34,567']) expect(parseTyped(text)).toBeNull()
  expect(parseTyped('12,345,678')).toBe(12_345_678)
})

const length = { step: 0.01, minValue: 0, maxValue: 99_999 }

test.each(['3', '0.01', '1.1', '99,999', ' '])('%j is accepted unchanged', (typed) => {
  expect(explainRefusal(typed, length)).toBe('')
  expect(explainAdjustment(parseTyped(typed) ?? 0, length)).toBe('')
})

test.each([
  [3.306, 'Only steps of 0.01, so it became 3.31.'],
  [-2.4, 'The least is 0, so it became 0.'],
  [100_000, 'The greatest is 99,999, so it became 99,999.'],
])('%j is adjusted: %s', (number, message) => {
  expect(explainAdjustment(number, length)).toBe(message)
})

test.each([
  ['abc', length, 'Only numbers can be entered.'],
  ['3,6', length, 'Decimals are written with a point, such as 3.6.'],
  ['2.6', { step: 1 }, 'Only whole numbers can be entered.'],
  ['12 boxes', { step: 1 }, 'Only numbers can be entered.'],
])('%j with %j is refused: %s', (typed, limits, message) => {
  expect(explainRefusal(typed, limits)).toBe(message)
})
