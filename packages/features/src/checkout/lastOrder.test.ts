import { expect, test } from 'vitest'
import { exampleLine } from '../testing/exampleLine.ts'
import { goodsText } from './lastOrder.ts'

const hanger = { ...exampleLine, quantity: 5 }
const pine = { ...exampleLine, name: 'Pine Framing', quantity: 13.2, isTally: true }

test('names two lines, with the length of a tally, and counts the others', () => {
  expect(goodsText([hanger])).toBe('5 Joist Hanger')
  expect(goodsText([hanger, pine])).toBe('5 Joist Hanger, 13.2 m of Pine Framing')
  expect(goodsText([hanger, pine, hanger, pine])).toBe('5 Joist Hanger, 13.2 m of Pine Framing and 2 more')
})
