import type { CartLine } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { cartTotals, linePrice } from './cartTotals.ts'

function line(unitPrice: number | null, quantity: number, unitGst: number | null = 0, isTally = false): CartLine {
  const own = { lineId: '1', productId: 'P', name: 'P', unit: 'EA', image: '', stockStatus: null }
  return { ...own, unitPrice, quantity, unitGst, isTally }
}

const noAmounts = { subtotal: null, gst: null, total: null }

test.each<[string, CartLine[], ReturnType<typeof cartTotals>]>([
  [
    'pieces and a tally',
    [line(1050, 3, 105), line(284, 13.2, 28, true)],
    { items: 4, subtotal: 6899, gst: 685, total: 7584, unpriced: 0 },
  ],
  ['nothing', [], { items: 0, subtotal: 0, gst: 0, total: 0, unpriced: 0 }],
  [
    'lines without a price',
    [line(100, 2, 10), line(null, 1, null), line(0, 3)],
    { items: 6, subtotal: 200, gst: 20, total: 220, unpriced: 2 },
  ],
  ['no price at all', [line(null, 1), line(0, 2)], { items: 3, ...noAmounts, unpriced: 2 }],
  ['an unknown tax', [line(100, 1, null)], { items: 1, subtotal: 100, gst: null, total: null, unpriced: 0 }],
  ['decimals', [line(0, 1.1), line(0, 2.2)], { items: 3.3, ...noAmounts, unpriced: 2 }],
])('the totals of a cart with %s', (_what, lines, totals) => {
  expect(cartTotals(lines)).toEqual(totals)
})

test('credits keep their minus sign, and zero has none', () => {
  expect(linePrice(line(-1005, 1.5))).toBe(-1508)
  expect(Object.is(linePrice(line(-1, 0)), 0)).toBe(true)
})

test('K09 a price too large to be exact is treated as unknown', () => {
  expect(linePrice(line(Number.MAX_SAFE_INTEGER, 1000))).toBeNull()
})

test('a delivery charge adds to the amounts, but not to the items', () => {
  const lines = [line(1050, 3, 105)]
  const delivery = line(3500, 1, 350)
  expect(cartTotals(lines, delivery)).toEqual({ ...cartTotals([...lines, delivery]), items: 3 })
  for (const unitPrice of [null, 0]) {
    expect(cartTotals(lines, { unitPrice, unitGst: null })).toEqual(cartTotals(lines))
  }
  expect(cartTotals(lines, { unitPrice: 3500, unitGst: null })).toMatchObject({
    subtotal: 6650,
    gst: null,
    total: null,
  })
})
