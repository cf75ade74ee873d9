import { expect, test, vi } from 'vitest'
import { createSearch } from './createSearch.ts'

const rows = ['Order 100 Boronia', 'Quote 200 Boronia', 'Order 300 Ringwood']
const letters = createSearch(rows, (row) => row)
const find = (search: string) => letters.find(search)

test('every word counts, in any order and case', () => {
  expect(find('boronia ORDER')).toEqual(['Order 100 Boronia'])
  expect(find('order')).toEqual(['Order 100 Boronia', 'Order 300 Ringwood'])
})

test.each(['', '  ', '\t'])('%j leaves out nothing', (search) => expect(find(search)).toHaveLength(3))

test.each(['.*', '(', 'zzz'])('%j is text and not a pattern', (search) => expect(find(search)).toEqual([]))

test('texts are put together once, and only when they are needed', () => {
  const searchText = vi.fn((row: string) => row)
  const search = createSearch(rows, searchText)
  search.find('')
  expect(searchText).not.toHaveBeenCalled()
  search.prepare()
  search.find('a')
  search.find('ab')
  expect(searchText).toHaveBeenCalledTimes(3)
})
