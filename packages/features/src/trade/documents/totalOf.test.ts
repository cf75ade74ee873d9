import { expect, test } from 'vitest'
import { totalOf } from './totalOf.ts'

test('K01 the known amounts are added up, credits subtracted', () => {
  expect(totalOf([179_795, -148_568, 0, 1])).toEqual({ total: 31_228, missing: 0 })
})

test('an unknown amount is counted, not guessed', () => {
  expect(totalOf([100, null, null])).toEqual({ total: 100, missing: 2 })
})

test('nothing amounts to zero, and credits that cancel each other to no negative zero', () => {
  expect(Object.is(totalOf([]).total, 0)).toBe(true)
  expect(Object.is(totalOf([-5, 5]).total, 0)).toBe(true)
  expect(Object.is(totalOf([-0]).total, 0)).toBe(true)
})
