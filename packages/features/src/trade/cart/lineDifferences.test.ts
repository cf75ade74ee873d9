import { expect, test } from 'vitest'
import { gainedLines, lineDifferences, linesTotal } from './lineDifferences.ts'

const line = (productId: string, differing: object = {}) => ({
  productId,
  name: productId,
  unit: 'EA',
  quantity: 2,
  unitPrice: 410,
  ...differing,
})

test.each([
  ['another order or in parts', line('A'), [line('B'), line('A', { quantity: 0.4 }), line('A', { quantity: 1.6 })]],
  ['a price that was missing', line('A', { unitPrice: 0 }), [line('A'), line('B')]],
  ['a missing price', line('A'), [line('A', { unitPrice: null }), line('B')]],
  ['a stock that is not known', line('A'), [line('A', { stockStatus: 'LowStock' }), line('B')]],
])('equal lines with %s do not differ', (_what, before, now) => {
  expect(lineDifferences([before, line('B')], now)).toEqual([])
})

test.each([{ quantity: 3 }, { unitPrice: 435 }, { unit: 'BOX' }])('a line differs by %j', (change) => {
  const now = line('A', change)
  expect(lineDifferences([line('A')], [now])).toEqual([{ before: line('A'), now }])
})

test('a line differs by its stock, if it was known before', () => {
  const [before, now] = [line('A', { stockStatus: 'InStock' }), line('A', { stockStatus: 'SpecialOrder' })]
  expect(lineDifferences([before], [now])).toEqual([{ before, now }])
})

test('removed lines are listed before new lines', () =>
  expect(lineDifferences([line('A'), line('B')], [line('B'), line('C')])).toEqual([
    { before: line('A'), now: null },
    { before: null, now: line('C') },
  ]))

test('of two units of a product, one is replaced and one removed', () => {
  const before = [line('A'), line('A', { unit: 'BOX' })]
  expect(lineDifferences(before, [line('A', { unit: 'PACK' })])).toMatchObject([
    { before: { unit: 'EA' }, now: { unit: 'PACK' } },
    { before: { unit: 'BOX' }, now: null },
  ])
})

test('gained quantities are those beyond what was there before', () =>
  expect(gainedLines([line('A'), line('B')], [line('A', { quantity: 2.3 }), line('B'), line('C')])).toEqual([
    line('A', { quantity: 0.3 }),
    line('C'),
  ]))

test('a total is unknown if a line has no price', () => {
  expect(linesTotal([line('A'), line('B', { quantity: 0.5, unitPrice: 101 })])).toBe(871)
  expect(linesTotal([line('A'), line('B', { unitPrice: 0 })])).toBeNull()
})
