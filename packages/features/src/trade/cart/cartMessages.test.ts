import { expect, test } from 'vitest'
import { exampleLine } from '../../testing/exampleLine.ts'
import { addedMessage, removedMessage } from './cartMessages.ts'

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

test('says how much of the product is in the cart, and the items', () => {
  expect(addedMessage([hanger, pine], { productId: hanger.productId, unit: 'EA' })).toBe(
    '5 Joist Hanger in cart, 6 items',
  )
})

test('says the total length of all tallies of a product', () => {
  const lines = [pine, { ...pine, lineId: '3', quantity: 0.1 }, { ...pine, lineId: '4', quantity: 0.2 }]
  expect(addedMessage(lines, { productId: 'TM1', unit: 'LM' })).toBe('13.5 m of Pine Framing in cart, 3 items')
})

test('says at most three decimals, like quantities', () => {
  expect(addedMessage([{ ...hanger, quantity: 0.004 }], hanger)).toBe('0.004 Joist Hanger in cart, 0.004 items')
})

test('knows nothing of a product or unit that the cart does not hold', () => {
  expect(addedMessage([hanger], { productId: hanger.productId, unit: 'BOX' })).toBeUndefined()
})

test('says what is left, with or without the removed line', () => {
  expect(removedMessage([hanger, pine], pine)).toBe('Pine Framing removed, 5 items left')
  expect(removedMessage([hanger], pine)).toBe('Pine Framing removed, 5 items left')
  expect(removedMessage([pine], pine)).toBe('Pine Framing removed, your cart is empty')
})
