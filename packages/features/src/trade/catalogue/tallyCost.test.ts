import { expect, test } from 'vitest'
import { tallyCost } from './tallyCost.ts'

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
