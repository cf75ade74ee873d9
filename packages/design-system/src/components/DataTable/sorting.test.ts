import { describe, expect, it, test, vi } from 'vitest'
import { createSorting, nextSort, sortAnnouncement, sortRows, sortLabel } from './sorting.ts'
import type { SortKey } from './DataTableColumn.ts'

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

const rows = [{ size: 3 }, { size: 1 }, { size: 2 }]

describe('sorting by columns', () => {
  const sizeOf = vi.fn(({ size }: { size: number }) => size)
  const sorting = () => createSorting(rows, [{ key: 'size', sortBy: sizeOf }, { key: 'note' }])

  test('each order is worked out once', () => {
    const { order } = sorting()
    const ascending = order({ key: 'size', direction: 'ascending' })
    expect(ascending).toEqual([1, 2, 0])
    expect(order({ key: 'size', direction: 'descending' })).toEqual([0, 2, 1])
    expect(order({ key: 'size', direction: 'ascending' })).toBe(ascending)
  })

  test('a column that is not there or cannot be sorted has no order', () => {
    const { order } = sorting()
    expect(order({ key: 'note', direction: 'ascending' })).toBeNull()
    expect(order({ key: 'gone', direction: 'ascending' })).toBeNull()
  })

  test('what is prepared is not worked out again', () => {
    const { order, prepare } = sorting()
    sizeOf.mockClear()
    for (const step of prepare) step()
    expect(sizeOf).toHaveBeenCalledTimes(rows.length)
    expect(order({ key: 'size', direction: 'ascending' })).toEqual([1, 2, 0])
    expect(sizeOf).toHaveBeenCalledTimes(rows.length)
  })
})

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

it.each([
  [{ header: 'Branch' }, 'Branch, A to Z', 'Branch, Z to A'],
  [{ header: 'Amount', align: 'end' }, 'Amount, smallest first', 'Amount, largest first'],
  [{ header: 'Order No', kind: 'number' }, 'Order No, smallest first', 'Order No, largest first'],
  [{ header: 'Due', kind: 'date', align: 'end' }, 'Due, oldest first', 'Due, newest first'],
] as const)('the labels fit the values of %j', (column, ascending, descending) => {
  expect(sortLabel({ key: 'it', ...column }, 'ascending')).toBe(ascending)
  expect(sortLabel({ key: 'it', ...column }, 'descending')).toBe(descending)
})

it('the present sort is announced, and a sort by an unknown column counts as none', () => {
  const columns = [{ key: 'amount', header: 'Amount', align: 'end' }] as const
  expect(sortAnnouncement(columns, { key: 'amount', direction: 'descending' })).toBe('Sorted by Amount, largest first')
  expect(sortAnnouncement(columns, { key: 'other', direction: 'descending' })).toBe('Not sorted')
  expect(sortAnnouncement(columns, null)).toBe('Not sorted')
})
