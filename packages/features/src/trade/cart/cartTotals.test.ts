import type { CartLine } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartTotals, linePrice } from './cartTotals.ts'

function line(unitPrice: number | null, quantity: number, unitGst: number | null = 0, isTally = false): CartLine {
  return { lineId: '1', productId: 'P', name: 'P', unit: 'EA', image: '', unitPrice, quantity, unitGst, isTally }
}

test('a cart has items, subtotal, tax and total', () => {
  expect(cartTotals([line(1050, 3, 105), line(284, 13.2, 28, true)])).toEqual({
    items: 4,
    subtotal: 3150 + 3749,
    gst: 315 + 370,
    total: 3150 + 3749 + 315 + 370,
    unpriced: 0,
  })
})

test('an empty cart has a total of 0', () => {
  expect(cartTotals([])).toEqual({ items: 0, subtotal: 0, gst: 0, total: 0, unpriced: 0 })
})

test('lines without a price are counted and left out of the total', () => {
  const totals = cartTotals([line(100, 2, 10), line(null, 1, null), line(0, 3)])
  expect(totals).toEqual({ items: 6, subtotal: 200, gst: 20, total: 220, unpriced: 2 })
})

test('K04 the number of items has no more decimals than the quantities', () => {
  expect(cartTotals([line(100, 1.1), line(100, 2.2)]).items).toBe(3.3)
})

test('a cart without any price has no amounts', () => {
  expect(cartTotals([line(null, 1), line(0, 2)])).toMatchObject({ subtotal: null, gst: null, total: null, unpriced: 2 })
})

test('an unknown tax of a line with a price gives an unknown total', () => {
  expect(cartTotals([line(100, 1, null)])).toMatchObject({ subtotal: 100, gst: null, total: null })
})

test('K04 credits keep their sign, and no price is minus zero', () => {
  expect(linePrice(line(-1005, 1.5))).toBe(-1508)
  expect(Object.is(linePrice(line(-1, 0)), 0)).toBe(true)
})

test('K09 a price too large to be exact is unknown', () => {
  expect(linePrice(line(Number.MAX_SAFE_INTEGER, 1000))).toBeNull()
})

test('K01 subtotals match exact arithmetic to the cent', () => {
  const lines = fc.array(
    fc.record({
      price: fc.integer({ min: -1_000_000, max: 10_000_000 }),
      thousandths: fc.integer({ min: 0, max: 9_000_000 }),
    }),
    { maxLength: 12 },
  )
  fc.assert(
    fc.property(lines, (entries) => {
      const exact = entries.reduce(
        (sum, { price, thousandths }) => sum + roundHalfAway(BigInt(price) * BigInt(thousandths)),
        0n,
      )
      const isUnpriced = entries.length > 0 && entries.every(({ price }) => price === 0)
      const { subtotal } = cartTotals(entries.map(({ price, thousandths }) => line(price, thousandths / 1000)))
      expect(subtotal).toBe(isUnpriced ? null : Number(exact))
    }),
  )
})

function roundHalfAway(thousandths: bigint): bigint {
  const magnitude = thousandths < 0n ? -thousandths : thousandths
  const cents = (magnitude + 500n) / 1000n
  return thousandths < 0n ? -cents : cents
}

test('a delivery is in the amounts and not among the items; without a price it is in neither', () => {
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
