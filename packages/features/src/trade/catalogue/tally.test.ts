import { operations } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notStocked } from './notStocked.ts'
import { cleanTally, greatestTally, isSameTally, isStocked, stockedRows, totalLength } from './tally.ts'
import { tallyCost } from './tallyCost.ts'

const piece = (length: number | null, quantity: number | null) => ({ length, quantity })
const number = fc.oneof(fc.double(), fc.integer({ min: -5, max: greatestTally }), fc.constant(null))

test('B25 any tally is reduced to whole pieces, with an exact total', () => {
  expect(cleanTally([piece(2.4, 0), piece(-3, 2), piece(3.6, 2.7), piece(null, 1)])).toEqual([piece(3.6, 2)])
  expect(totalLength([piece(Number.NaN, 2), piece(1, Infinity), piece(3, -2)])).toBe(0)
  expect(totalLength(Array.from({ length: 1_000_000 }, () => piece(0.1, 3)))).toBe(300_000)
  fc.assert(
    fc.property(fc.array(fc.record({ length: number, quantity: number }), { maxLength: 40 }), (entered) => {
      for (const { length, quantity } of cleanTally(entered)) {
        expect(length).toBeGreaterThan(0)
        expect(quantity).toBeGreaterThan(0)
        expect(Number.isInteger(quantity)).toBe(true)
      }
      expect(cleanTally(entered).length === 0).toBe(totalLength(entered) === 0)
    }),
  )
  const row = fc.record({
    centimetres: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 0, max: 1000 }),
  })
  fc.assert(
    fc.property(fc.array(row, { maxLength: 50 }), (entered) => {
      const exact = entered.reduce((sum, { centimetres, quantity }) => sum + BigInt(centimetres * quantity), 0n)
      const metres = entered.map(({ centimetres, quantity }) => ({ length: centimetres / 100, quantity }))
      expect(totalLength(metres)).toBe(Number(exact) / 100)
    }),
  )
})

test('stocked lengths come first, then the other entered lengths', () => {
  const entered = [
    { id: 0, length: 3.3, quantity: 4 },
    { id: 1, length: 2.4, quantity: 7 },
    { id: 2, length: null, quantity: 1 },
  ]
  const all = stockedRows([6, 2.4, 2.4, 0, -1], entered)
  expect(all).toEqual([entered[1], expect.objectContaining(piece(6, 0)), entered[0]])
  expect(all.map((row) => isStocked([6, 2.4], row))).toEqual([true, true, false])
})

test('each entered length is counted exactly once', () => {
  const lengths = fc.array(fc.integer({ min: 0, max: 12 }).map((length) => length / 2))
  const entries = fc.array(
    fc.record({ length: fc.integer({ min: 0, max: 12 }), quantity: fc.integer({ min: 0, max: 9 }) }),
  )
  fc.assert(
    fc.property(lengths, entries, (stocked, given) => {
      const before = given.map((entry, id) => ({ id, length: entry.length / 2, quantity: entry.quantity }))
      const after = stockedRows(stocked, before)
      expect(totalLength(after)).toBe(totalLength(before))
      expect(new Set(after.map(({ id }) => id)).size).toBe(after.length)
    }),
  )
})

test('tallies are the same only if they have the same pieces', () => {
  const [two, one, none] = [piece(3, 2), piece(2.4, 1), piece(5, 0)]
  expect(isSameTally([two, one, none], [one, piece(3, 1), piece(3.001, 1)])).toBe(true)
  expect(isSameTally([two], [piece(2, 3)])).toBe(false)
  expect(isSameTally([two], [])).toBe(false)
})

test('lengths that are not stocked are refused', () => {
  expect(notStocked([], [piece(3.3, 1)])).toBeUndefined()
  expect(notStocked([3, 2.7], [piece(2.7000000001, 4), piece(3.3, 0)])).toBeUndefined()
  expect(notStocked([3, 2.4, 2.7], [piece(2.4, 1), piece(3.3, 2)])).toBe(
    '3.3 m is not a stocked length. Choose from 2.4, 2.7 and 3 m.',
  )
  expect(notStocked([6], [piece(3.3, 2), piece(1, 1), piece(3.3, 1)])).toBe(
    '1 and 3.3 m are not stocked lengths. Choose from 6 m.',
  )
})

test('the cost of a tally is its length times the price per metre', () => {
  expect(tallyCost(13.21, { amount: 570, unit: 'LM' })).toBe(7530)
  for (const unit of ['m', 'Mtr', 'METRES', 'Lineal metre', ' l.m. '])
    expect(tallyCost(2, { amount: 100, unit })).toBe(200)
  for (const amount of [null, 0]) expect(tallyCost(2, { amount, unit: 'LM' })).toBeNull()
  for (const unit of ['EA', 'mm', 'm2', '']) expect(tallyCost(2, { amount: 100, unit })).toBeUndefined()
})

test('lengths that the supplier sends as text become numbers', async () => {
  const wire = { TallyLength: [{ length: '3.3', qty: '4' }] }
  const read = await operations.getCartTallies.response['~standard'].validate(wire)
  expect(read).toMatchObject({ value: [{ length: 3.3, quantity: 4 }] })
})
