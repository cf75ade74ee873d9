import { expect, test } from 'vitest'
import { pageOf } from './pageOf.ts'

const list = ['a', 'b', 'c', 'd', 'e']

test.each([
  [1, { page: 1, pages: 3, rows: ['a', 'b'] }],
  [3, { page: 3, pages: 3, rows: ['e'] }],
])('page %i', (wanted, page) => {
  expect(pageOf(list, wanted, 2)).toEqual(page)
})

test('E08 a page beyond the last is the last', () => {
  expect(pageOf(list, 999_999, 2)).toEqual(pageOf(list, 3, 2))
  expect(pageOf([], 2, 2)).toEqual({ page: 1, pages: 1, rows: [] })
})
