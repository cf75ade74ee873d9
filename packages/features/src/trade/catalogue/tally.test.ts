import { operations } from '@trade-portal/supplier-api'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { notStocked } from './notStocked.ts'
import { cleanTally, greatestTally, isSameTally, isStocked, stockedRows, totalLength } from './tally.ts'
import { tallyCost } from './tallyCost.ts'

const piece = (length: number | null, quantity: number | null) => ({ length, quantity })
const number = fc.oneof(fc.double(), fc.integer({ min: -5, max: greatestTally }), fc.constant(null))
const rows = fc.array(fc.record({ length: number, quantity: number }), { maxLength: 40 })

describe('B25 lengths and quantities', () => {
  test('only tally rows with a length and a quantity are kept', () => {
    expect(cleanTally([piece(2.4, 0), piece(0, 4), piece(3.6, 2)])).toEqual([piece(3.6, 2)])
  })

  test.each([
    ['negative lengths and quantities count as 0', [piece(-3, 2), piece(3, -2)], 0],
    ['lengths in centimetres add up exactly', [piece(0.1, 1), piece(0.2, 1)], 0.3],
    ['many centimetres add up exactly', Array.from({ length: 10_000 }, () => piece(0.01, 1)), 100],
    ['empty fields count as 0', [piece(null, 1), piece(2.4, null), piece(3, 2)], 6],
    ['lengths and quantities that are not finite count as 0', [piece(Number.NaN, 2), piece(1, Infinity)], 0],
    ['a million rows are added up', Array.from({ length: 1_000_000 }, () => piece(0.1, 3)), 300_000],
  ])('%s', (_words, entered, total) => expect(totalLength(entered)).toBe(total))

  test('whatever is entered, only whole quantities above 0 of lengths above 0 are sent', () => {
    fc.assert(
      fc.property(rows, (entered) => {
        for (const { length, quantity } of cleanTally(entered)) {
          expect(length).toBeGreaterThan(0)
          expect(quantity).toBeGreaterThan(0)
          expect(Number.isInteger(quantity)).toBe(true)
        }
        expect(cleanTally(entered).length === 0).toBe(totalLength(entered) === 0)
      }),
    )
  })

  test('the total is exact to the centimetre', () => {
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

  test('lengths and quantities that the supplier sends as text are numbers', async () => {
    const wire = { TallyLength: [{ length: '3.3', qty: '4' }] }
    const read = await operations.getCartTallies.response['~standard'].validate(wire)
    expect(read).toMatchObject({ value: [{ length: 3.3, quantity: 4 }] })
  })
})

describe('stocked lengths', () => {
  const entered = [
    { id: 0, length: 3.3, quantity: 4 },
    { id: 1, length: 2.4, quantity: 7 },
    { id: 2, length: null, quantity: 1 },
  ]

  test('each has one row, shortest first, with the entered quantity or 0', () => {
    expect(stockedRows([6, 2.4, 2.4, 0, -1], []).map(({ length, quantity }) => [length, quantity])).toEqual([
      [2.4, 0],
      [6, 0],
    ])
    expect(stockedRows([6, 2.4], entered)[0]).toEqual({ id: 1, length: 2.4, quantity: 7 })
  })

  test('entered lengths that are not in stock follow, and empty rows do not', () => {
    const all = stockedRows([6, 2.4], entered)
    expect(all.map(({ length }) => length)).toEqual([2.4, 6, 3.3])
    expect(all.map((row) => isStocked([6, 2.4], row))).toEqual([true, true, false])
  })

  test('nothing that was entered is lost or counted twice', () => {
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
})

test('two tallies are the same if they have the same pieces, however their rows are written', () => {
  const two = { length: 3, quantity: 2 }
  const one = { length: 2.4, quantity: 1 }
  const none = { length: 5, quantity: 0 }
  expect(isSameTally([two, one, none], [one, { ...two, quantity: 1 }, { length: 3.001, quantity: 1 }])).toBe(true)
  expect(isSameTally([two], [{ length: 2, quantity: 3 }])).toBe(false)
  expect(isSameTally([two], [])).toBe(false)
})

test('each length can be ordered of a product without stocked lengths', () =>
  expect(notStocked([], [piece(3.3, 1)])).toBeUndefined())

test('stocked lengths can be ordered, to the centimetre, and others are refused with a sentence', () => {
  const stocked = [3, 2.4, 2.7]
  expect(notStocked(stocked, [piece(2.4, 1), piece(2.7000000001, 4)])).toBeUndefined()
  expect(notStocked(stocked, [piece(2.4, 1), piece(3.3, 2)])).toBe(
    '3.3 m is not a stocked length. Choose from 2.4, 2.7 and 3 m.',
  )
  expect(notStocked([6], [piece(3.3, 2), piece(1, 1), piece(3.3, 1)])).toBe(
    '1 and 3.3 m are not stocked lengths. Choose from 6 m.',
  )
})

test('a length without a quantity is not ordered', () => expect(notStocked([3], [piece(3.3, 0)])).toBeUndefined())

test('a price per metre is multiplied by the length and rounded to cents', () => {
  expect(tallyCost(13.21, { amount: 570, unit: 'LM' })).toBe(7530)
  for (const unit of ['m', 'M', 'Mtr', 'metre', 'METRES', 'Lineal metre', ' l.m. ']) {
    expect(tallyCost(2, { amount: 100, unit })).toBe(200)
  }
})

test('without a price, or with one for another unit, no cost is given', () => {
  expect(tallyCost(2, { amount: null, unit: 'LM' })).toBeNull()
  expect(tallyCost(2, { amount: 0, unit: 'LM' })).toBeNull()
  for (const unit of ['EA', 'PACK', 'mm', 'm2', '']) expect(tallyCost(2, { amount: 100, unit })).toBeUndefined()
})
