import { describe, expect, test, vi } from 'vitest'
import { createSearch } from './useShownRows.ts'

describe('searching', () => {
  const texts = ['Order 100 Boronia', 'Quote 200 Boronia', 'Order 300 Ringwood']
  const searching = createSearch(texts, (text) => text)
  const find = (search: string) => {
    const finds = searching.finds(search)
    return texts.filter((_, position) => finds === null || finds(position))
  }

  test('every word counts, in any order and case', () => {
    expect(find('boronia ORDER')).toEqual(['Order 100 Boronia'])
    expect(find('order')).toEqual(['Order 100 Boronia', 'Order 300 Ringwood'])
  })

  test.each(['', '  ', '\t'])('%j leaves out nothing', (search) => expect(find(search)).toHaveLength(3))

  test.each(['.*', '(', 'zzz'])('%j is text and not a pattern', (search) => expect(find(search)).toEqual([]))

  test('the text of the rows is collected once, and only when it is needed', () => {
    const searchText = vi.fn((row: string) => row)
    const search = createSearch(texts, searchText)
    search.finds('')
    expect(searchText).not.toHaveBeenCalled()
    search.prepare()
    search.finds('a')
    search.finds('ab')
    expect(searchText).toHaveBeenCalledTimes(3)
  })
})
