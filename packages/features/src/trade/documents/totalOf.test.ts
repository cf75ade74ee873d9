import { expect, test } from 'vitest'
import { totalOf } from './totalOf.ts'

test('a total sums the known amounts, and counts the missing ones', () => {
  expect(totalOf([179_795, -148_568, null, 1])).toEqual({ total: 31_228, missing: 1 })
})

test.each([[[]], [[-5, 5]], [[-0]]])('the total of %j is 0, not -0', (amounts) => {
  expect(Object.is(totalOf(amounts).total, 0)).toBe(true)
})
