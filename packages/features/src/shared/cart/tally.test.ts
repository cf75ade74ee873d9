import { describe, expect, test } from 'vitest'
import { cleanTally, totalLength } from './tally.ts'

describe('B25 lengths and quantities', () => {
  test('negative lengths and quantities count as 0', () => {
    expect(
      totalLength([
        { length: -3, quantity: 2 },
        { length: 3, quantity: -2 },
      ]),
    ).toBe(0)
  })

  test('only tally rows with a length and a quantity are kept', () => {
    expect(
      cleanTally([
        { length: 2.4, quantity: 0 },
        { length: 0, quantity: 4 },
        { length: 3.6, quantity: 2 },
      ]),
    ).toEqual([{ length: 3.6, quantity: 2 }])
  })

  test('lengths in centimetres add up exactly', () => {
    expect(
      totalLength([
        { length: 0.1, quantity: 1 },
        { length: 0.2, quantity: 1 },
      ]),
    ).toBe(0.3)
    expect(totalLength(Array.from({ length: 10_000 }, () => ({ length: 0.01, quantity: 1 })))).toBe(100)
  })

  test('empty fields count as 0', () => {
    expect(
      totalLength([
        { length: null, quantity: 1 },
        { length: 2.4, quantity: null },
        { length: 3, quantity: 2 },
      ]),
    ).toBe(6)
  })

  test('lengths and quantities that are not finite count as 0', () => {
    expect(
      totalLength([
        { length: Number.NaN, quantity: 2 },
        { length: 1, quantity: Infinity },
      ]),
    ).toBe(0)
  })
})
