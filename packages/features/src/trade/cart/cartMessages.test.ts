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

test.each([
  ['pieces', [hanger, pine], hanger, '5 Joist Hanger in cart, 6 items'],
  [
    'the total length of all its tallies',
    [pine, { ...pine, quantity: 0.1 }, { ...pine, quantity: 0.2 }],
    pine,
    '13.5 m of Pine Framing in cart, 3 items',
  ],
  ['three decimals', [{ ...hanger, quantity: 0.004 }], hanger, '0.004 Joist Hanger in cart, 0.004 items'],
  ['nothing of another unit', [hanger], { ...hanger, unit: 'BOX' }, undefined],
])('the message about an added product shows %s', (_what, lines, added, message) => {
  expect(addedMessage(lines, added)).toBe(message)
})

test('the message about a removed line says what is left', () => {
  expect(removedMessage([hanger, pine], pine)).toBe('Pine Framing removed, 5 items left')
  expect(removedMessage([hanger], pine)).toBe('Pine Framing removed, 5 items left')
  expect(removedMessage([pine], pine)).toBe('Pine Framing removed, your cart is empty')
})
