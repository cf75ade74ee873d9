import { expect, test } from 'vitest'
import { explainEntry } from './explainEntry.ts'

const length = { step: 0.01, minValue: 0, maxValue: 99_999 }

test.each(['3', '3.3', '0.01', '1.1', '2.55', '99,999', '', ' '])('%j needs no explanation', (typed) => {
  expect(explainEntry(typed, length)).toBe('')
})

test.each([
  ['0.001', 'Only steps of 0.01, so it became 0.'],
  ['3.306', 'Only steps of 0.01, so it became 3.31.'],
  ['-2.4', 'The least is 0, so it became 0.'],
  ['abc', 'Only numbers can be entered.'],
  ['3,6', 'Decimals are written with a point, such as 3.6.'],
  ['-', 'Only numbers can be entered.'],
  ['100000', 'The greatest is 99,999, so it became 99,999.'],
])('%j became something else: %s', (typed, words) => {
  expect(explainEntry(typed, length)).toBe(words)
})

test('a quantity is whole', () => {
  expect(explainEntry('2.6', { step: 1, minValue: 0 })).toBe('Whole numbers only, so it became 3.')
})
