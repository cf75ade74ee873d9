import { describe, expect, test } from 'vitest'
import { sortRows } from './sortRows.ts'
import type { SortKey } from './sortRows.ts'

describe('sorting', () => {
  const sorted = (keys: SortKey[], direction: 'ascending' | 'descending') =>
    Array.from(
      sortRows(keys, (key) => key, direction),
      (position) => keys[position],
    )

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
    const keys = ['b', 'a', 'b', null, 'a', null]
    const sorted = sortRows(keys, (key) => key, direction)
    const places = (key: SortKey) => [...sorted].filter((position) => keys[position] === key)
    expect([places('a'), places('b'), places(null)]).toEqual([
      [1, 4],
      [0, 2],
      [3, 5],
    ])
  })

  test('equal letters that are composed otherwise keep their order', () => {
    expect(sorted(['\u00e9', 'e\u0301', 'a', 'e\u0301', '\u00e9'], 'ascending')).toEqual([
      'a',
      '\u00e9',
      'e\u0301',
      'e\u0301',
      '\u00e9',
    ])
  })

  test('the rows given stay as they were', () => {
    const keys = Object.freeze([2, 1])
    expect([...sortRows(keys, (key) => key, 'ascending')]).toEqual([1, 0])
    expect(keys).toEqual([2, 1])
  })
})
