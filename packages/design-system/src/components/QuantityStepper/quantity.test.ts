import { expect, test } from 'vitest'
import { greatestQuantity, parseQuantity } from './quantity.ts'

test.each([
  ['1', 1],
  ['007', 7],
  ['250', 250],
  ['9007199254740993', greatestQuantity],
])('%j is %d', (text, quantity) => expect(parseQuantity(text)).toBe(quantity))

test.each(['0', '-1', '1.5', '1e3', '９', ' 5 ', '5abc', ''])('%j is no quantity', (text) => {
  expect(parseQuantity(text)).toBeNull()
})
