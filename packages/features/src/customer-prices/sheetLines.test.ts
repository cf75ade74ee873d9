import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleLine } from '../testing/exampleLine.ts'
import { pricedCarts } from '../testing/pricedCarts.ts'
import { costsOf, sheetOf } from './sheetLines.ts'

test('200 sheets are exact to the cent and have no cost', () => {
  fc.assert(
    fc.property(pricedCarts, ({ costs, markUp, ownMarkUps, amounts, total, unpriced }) => {
      // Equal to the last field, so a field with the cost, or with the tax of the cost, would be found.
      expect(sheetOf(costs, markUp, ownMarkUps)).toEqual({
        lines: costs.map(({ name, quantity, unit }, index) => ({ name, quantity, unit, ...amounts[index] })),
        total,
        unpriced,
      })
    }),
    { numRuns: 200 },
  )
})

test.each([
  [105, 20, 3, { price: 126, total: 378 }],
  [333, 12.5, 1, { price: 375, total: 375 }],
  [1, 50, 2.5, { price: 2, total: 5 }],
  [4, 10, 100, { price: 4, total: 400 }],
])('a cost of %i cents, marked up by %d %, times %d', (unitPrice, markUp, quantity, amounts) =>
  expect(sheetOf([{ ...exampleLine, unitPrice, quantity }], markUp, {}).lines[0]).toMatchObject(amounts),
)

test.each([
  [true, 11, { unitPrice: 116, includesTax: true }],
  [true, null, { unitPrice: 105, includesTax: false }],
  [false, 11, { unitPrice: 105, includesTax: false }],
])('costs with tax wanted (%s), where that of a line is %j', (wantsTax, unitGst, expected) => {
  const goods = { title: 'Your cart', jobName: '', lines: [{ ...exampleLine, unitGst }] }
  const { lines, includesTax } = costsOf(goods, wantsTax)
  expect({ unitPrice: lines[0]?.unitPrice, includesTax }).toEqual(expected)
})
