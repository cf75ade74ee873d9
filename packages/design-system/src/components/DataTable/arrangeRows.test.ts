import { describe, expect, test, vi } from 'vitest'
import { amountSelected, createSearch, nextSort, sortRows, toggleRow, toggleShown } from './arrangeRows.ts'
import type { SortKey } from './arrangeRows.ts'

describe('searching', () => {
  const texts = ['Order 100 Boronia', 'Quote 200 Boronia', 'Order 300 Ringwood']
  const searching = createSearch(texts, (text) => text)
  const find = (search: string) => searching.find(search)

  test('every word counts, in any order and case', () => {
    expect(find('boronia ORDER')).toEqual(['Order 100 Boronia'])
    expect(find('order')).toEqual(['Order 100 Boronia', 'Order 300 Ringwood'])
  })

  test.each(['', '  ', '\t'])('%j leaves out nothing', (search) => expect(find(search)).toHaveLength(3))

  test.each(['.*', '(', 'zzz'])('%j is text and not a pattern', (search) => expect(find(search)).toEqual([]))

  test('the text of the rows is collected once, and only when it is needed', () => {
    const searchText = vi.fn((row: string) => row)
    const search = createSearch(texts, searchText)
    search.find('')
    expect(searchText).not.toHaveBeenCalled()
    search.prepare()
    search.find('a')
    search.find('ab')
    expect(searchText).toHaveBeenCalledTimes(3)
  })
})

describe('sorting', () => {
  const rowsOf = (...keys: SortKey[]) => keys.map((key, place) => ({ key, place }))
  const sorted = (keys: SortKey[], direction: 'ascending' | 'descending') =>
    sortRows(rowsOf(...keys), (row) => row.key, direction).map((row) => row.key)

  test.each([
    ['numbers by amount', [30, -5, 200], [-5, 30, 200]],
    [
      'texts by the alphabet, whatever their case',
      ['banksia', 'Acacia', 'acacia b'],
      ['Acacia', 'acacia b', 'banksia'],
    ],
    ['letters with accents beside those without', ['f', 'é', 'e'], ['e', 'é', 'f']],
    ['numbers before texts', ['a', 7], [7, 'a']],
    ['nothing', [], []],
  ])('%s', (_, keys, expected) => {
    expect(sorted(keys, 'ascending')).toEqual(expected)
    expect(sorted(keys, 'descending')).toEqual(expected.toReversed())
  })

  test('J10 what is missing comes last in both directions', () => {
    const keys = [null, '2026-03-01', '', '2026-01-09', Number.NaN]
    expect(sorted(keys, 'ascending')).toEqual(['2026-01-09', '2026-03-01', null, '', Number.NaN])
    expect(sorted(keys, 'descending')).toEqual(['2026-03-01', '2026-01-09', null, '', Number.NaN])
  })

  test.each(['ascending', 'descending'] as const)('J10 what is equal keeps its order, %s', (direction) => {
    const rows = rowsOf('b', 'a', 'b', null, 'a', null)
    const places = (key: SortKey) =>
      sortRows(rows, (row) => row.key, direction).flatMap((row) => (row.key === key ? [row.place] : []))
    expect([places('a'), places('b'), places(null)]).toEqual([
      [1, 4],
      [0, 2],
      [3, 5],
    ])
  })

  test('the rows given stay as they were', () => {
    const rows = Object.freeze(rowsOf(2, 1))
    expect(sortRows(rows, (row) => row.key, 'ascending')).not.toBe(rows)
    expect(rows.map((row) => row.key)).toEqual([2, 1])
  })

  test('a header leads to ascending, descending and back to unsorted', () => {
    const first = nextSort(null, 'date')
    const second = nextSort(first, 'date')
    expect([first, second, nextSort(second, 'date')]).toEqual([
      { key: 'date', direction: 'ascending' },
      { key: 'date', direction: 'descending' },
      null,
    ])
    expect(nextSort(second, 'amount')).toEqual({ key: 'amount', direction: 'ascending' })
  })
})

describe('selecting', () => {
  const shown = ['a', 'b', 'c', 'd']
  const toggled = (selection: readonly string[], position: number, from: string | null = null) =>
    [...toggleRow(shown, new Set(selection), position, from)].toSorted()

  test('all, some or none of the rows shown', () => {
    expect(amountSelected(shown, new Set(['a', 'z']))).toBe('some')
    expect(amountSelected(shown, new Set(['z']))).toBe('none')
    expect(amountSelected(shown, new Set(['d', 'c', 'b', 'a']))).toBe('all')
    expect(amountSelected([], new Set())).toBe('none')
  })

  test('selecting all leaves alone what is not shown', () => {
    expect([...toggleShown(shown, new Set(['z']))]).toEqual(['z', 'a', 'b', 'c', 'd'])
    expect([...toggleShown(shown, new Set(['z', 'a', 'b', 'c', 'd']))]).toEqual(['z'])
  })

  test('one row', () => {
    expect(toggled([], 1)).toEqual(['b'])
    expect(toggled(['a', 'b'], 1)).toEqual(['a'])
  })

  test('a range, whichever end comes first', () => {
    expect(toggled(['a'], 2, 'a')).toEqual(['a', 'b', 'c'])
    expect(toggled(['d'], 1, 'd')).toEqual(['b', 'c', 'd'])
    expect(toggled(['a', 'b', 'c'], 0, 'c')).toEqual([])
  })

  test('a range from a row that is no longer shown is one row', () => {
    expect(toggled([], 2, 'z')).toEqual(['c'])
  })

  test('D11 rows that share a key are selected together', () => {
    const twins = ['a', 'a']
    expect(amountSelected(twins, toggleRow(twins, new Set(), 1, null))).toBe('all')
  })
})
