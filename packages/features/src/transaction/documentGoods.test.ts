import { expect, test } from 'vitest'
import { goodsNote, goodsOf } from './documentGoods.ts'

const line = {
  lineNumber: '1',
  productId: 'FX100001',
  name: 'Joist Hanger',
  quantity: 3,
  unit: 'EA',
  unitPrice: 1,
  price: 3,
}
const lines = [line, { ...line, productId: 'TM100001', unit: 'LM' }, { ...line, productId: 'D', name: 'Delivery' }]

test('a list gets a document’s goods, except those by the metre', () => {
  expect(goodsOf({ lines })).toEqual([
    { name: 'Joist Hanger', entry: { productId: 'FX100001', unit: 'EA', quantity: 3 } },
  ])
  expect(goodsNote({ lines })).toMatch(/^1 line by the metre is left out:/)
  expect(goodsNote({ lines: [line] })).toBe('')
})
