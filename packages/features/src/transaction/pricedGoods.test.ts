import { expect, test } from 'vitest'
import { pricedGoods } from './pricedGoods.ts'

const line = { lineNumber: '1', productId: 'P', name: 'Screw', quantity: 20, unit: 'EA', unitPrice: 50, price: 1000 }
const goodsOfLine = (differing: Partial<typeof line>) =>
  pricedGoods({ heading: 'Quote 300001', jobName: 'Deck', lines: [{ ...line, ...differing }] }).lines[0]

test('a line whose price is unit price times quantity keeps both', () =>
  expect(goodsOfLine({})).toMatchObject({ name: 'Screw', quantity: 20, unit: 'EA', unitPrice: 50 }))

test('a line with a price for 100 is priced as one lot', () =>
  expect(goodsOfLine({ unitPrice: 5000 })).toMatchObject({
    name: 'Screw, 20 EA',
    quantity: 1,
    unit: 'lot',
    unitPrice: 1000,
  }))
