import { expect, test, vi } from 'vitest'
import { createSearch } from './useShownRows.ts'

const texts = ['Order 100 Boronia', 'Quote 200 Boronia', 'Order 300 Ringwood']

test.each([
  ['all words in any order and case', 'boronia ORDER', ['Order 100 Boronia']],
  ['all rows if it is blank', ' \t', texts],
  ['text, not a pattern', '.*', []],
])('a search finds %s', (_, search, found) => {
  const finds = createSearch(texts, (text) => text).finds(search)
  expect(texts.filter((_text, position) => finds === null || finds(position))).toEqual(found)
})

test('the searchable text of rows is built once, only if needed', () => {
  const searchText = vi.fn((row: string) => row)
  const search = createSearch(texts, searchText)
  search.finds('')
  expect(searchText).not.toHaveBeenCalled()
  search.prepare()
  search.finds('a')
  search.finds('ab')
  expect(searchText).toHaveBeenCalledTimes(3)
})
