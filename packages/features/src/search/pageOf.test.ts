import { expect, test } from 'vitest'
import { addressPage } from '../foundation/url/addressFields.ts'
import { pageOf } from './pageOf.ts'

test.each([
  [null, 1],
  ['', 1],
  ['abc', 1],
  ['0', 1],
  ['-1', 1],
  ['1.5', 1],
  ['1e309', 1],
  ['3', 3],
  // A number beyond the last page means the last page.
  ['999999', 3],
  ['99999999', 1],
])('E08 the page number %j in the URL opens page %i of three', (text, page) => {
  expect(pageOf(['a', 'b', 'c', 'd', 'e'], addressPage.read(text), 2)).toMatchObject({ page, pages: 3 })
})

test('each row is on one page, and an empty list has one page', () => {
  expect(pageOf(['a', 'b', 'c'], 1, 2).rows).toEqual(['a', 'b'])
  expect(pageOf(['a', 'b', 'c'], 2, 2).rows).toEqual(['c'])
  expect(pageOf([], 2, 2)).toEqual({ page: 1, pages: 1, rows: [] })
})
