import { expect, test } from 'vitest'
import { totalOf } from './totalOf.ts'

test('the total adds known amounts and counts unknown ones', () => {
  expect(totalOf([179_795, -148_568, null, 1])).toEqual({ total: 31_228, missing: 1 })
})

test.each([[[]], [[-5, 5]], [[-0]]])('the total of %j is no negative zero', (amounts) => {
  expect(Object.is(totalOf(amounts).total, 0)).toBe(true)
})
