import { expect, test, vi } from 'vitest'
import { createSearch } from './createSearch.ts'
import { identifyRows } from './identifyRows.ts'

const entries = identifyRows(['Order 100 Boronia', 'Quote 200 Boronia', 'Order 300 Ringwood'], (row) => row)
const search = createSearch(entries, (row) => row)
const found = (words: string, among = entries) => search.find(among, words).map((entry) => entry.row)

test('every word counts, in any order and case', () => {
  expect(found('boronia ORDER')).toEqual(['Order 100 Boronia'])
  expect(found('order')).toEqual(['Order 100 Boronia', 'Order 300 Ringwood'])
})

test.each(['', '  ', '\t'])('%j leaves out nothing', (search) => expect(found(search)).toHaveLength(3))

test.each(['.*', '(', 'zzz'])('%j is text and not a pattern', (search) => expect(found(search)).toEqual([]))

test('the order given stays', () => expect(found('order', entries.toReversed())[0]).toBe('Order 300 Ringwood'))

test('texts are put together once, and only when they are needed', () => {
  const searchText = vi.fn((row: string) => row)
  const search = createSearch(entries, searchText)
  search.find(entries, '')
  expect(searchText).not.toHaveBeenCalled()
  search.prepare()
  search.find(entries, 'a')
  search.find(entries, 'ab')
  expect(searchText).toHaveBeenCalledTimes(3)
})
