import { expect, test } from 'vitest'
import { exampleLine } from '../../testing/exampleLine.ts'
import { addedWords, removedWords } from './cartWords.ts'

const hanger = { ...exampleLine, quantity: 5 }
const pine = {
  ...hanger,
  lineId: '2',
  productId: 'TM1',
  name: 'Pine Framing',
  unit: 'LM',
  quantity: 13.2,
  isTally: true,
}

test('tells how much of the product the cart holds, and how many items', () => {
  expect(addedWords([hanger, pine], { productId: hanger.productId, unit: 'EA' })).toBe(
    '5 Joist Hanger in cart, 6 items',
  )
})

test('tells the whole length of all tallies of a product', () => {
  const lines = [pine, { ...pine, lineId: '3', quantity: 0.1 }, { ...pine, lineId: '4', quantity: 0.2 }]
  expect(addedWords(lines, { productId: 'TM1', unit: 'LM' })).toBe('13.5 m of Pine Framing in cart, 3 items')
})

test('K04 tells three decimals, which is what a quantity may have', () => {
  expect(addedWords([{ ...hanger, quantity: 0.004 }], hanger)).toBe('0.004 Joist Hanger in cart, 0.004 items')
})

test('knows nothing of a product or unit that the cart does not hold', () => {
  expect(addedWords([hanger], { productId: hanger.productId, unit: 'BOX' })).toBeUndefined()
})

test('tells what is left, whether or not the list still has the removed line', () => {
  expect(removedWords([hanger, pine], pine)).toBe('Pine Framing removed, 5 items left')
  expect(removedWords([hanger], pine)).toBe('Pine Framing removed, 5 items left')
  expect(removedWords([pine], pine)).toBe('Pine Framing removed, your cart is empty')
})
