import { expect, test } from 'vitest'
import { exampleLine } from '../../testing/exampleLine.ts'
import { goodsOfLines, goodsText } from './goodsText.ts'

test('ordered goods are listed with quantity, unit and cut lengths', () => {
  const screws = { ...exampleLine, name: 'Batten Screw', quantity: 1200, unit: 'BOX' }
  const pine = { ...exampleLine, lineId: '2', name: 'Pine', quantity: 56.4, unit: 'LM', isTally: true }
  const tallies = [
    { quantity: 10, length: 4.2 },
    { quantity: 4, length: 3.6 },
  ]
  const goods = goodsOfLines([screws, pine, { ...pine, lineId: '3' }], new Map([['2', tallies]]))
  expect(goods.map((line) => [goodsText(line), line.lengths])).toEqual([
    ['1,200 BOX Batten Screw', ''],
    ['56.4 LM Pine', '10 × 4.2 m, 4 × 3.6 m'],
    ['56.4 LM Pine', null],
  ])
  expect(goodsText({ quantity: null, unit: '', name: 'Delivery' })).toBe('Delivery')
})
