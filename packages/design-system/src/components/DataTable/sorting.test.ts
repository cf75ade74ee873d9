import { describe, expect, it, test, vi } from 'vitest'
import type { SortKey } from './DataTableColumn.ts'
import { createSorting, nextSort, sortAnnouncement, sortRows, sortLabel } from './sorting.ts'

test('a header cycles through ascending, descending and unsorted', () => {
  const first = nextSort(null, 'date')
  const second = nextSort(first, 'date')
  expect([first, second, nextSort(second, 'date')]).toEqual([
    { key: 'date', direction: 'ascending' },
    { key: 'date', direction: 'descending' },
    null,
  ])
  expect(nextSort(second, 'amount')).toEqual({ key: 'amount', direction: 'ascending' })
})

test('each row’s sort key is read once, for all sorting', () => {
  const rows = [{ size: 3 }, { size: 1 }, { size: 2 }]
  const sizeOf = vi.fn(({ size }: { size: number }) => size)
  const { order, prepare } = createSorting(rows, [{ key: 'size', sortBy: sizeOf }, { key: 'note' }])
  for (const step of prepare) step()
  for (const _ of [1, 2]) expect(order({ key: 'size', direction: 'ascending' })).toEqual([1, 2, 0])
  expect(sizeOf).toHaveBeenCalledTimes(rows.length)
  expect(order({ key: 'size', direction: 'descending' })).toEqual([0, 2, 1])
  expect(order({ key: 'note', direction: 'ascending' })).toBeNull()
  expect(order({ key: 'gone', direction: 'ascending' })).toBeNull()
})

const sorted = (keys: readonly SortKey[], direction: 'ascending' | 'descending') =>
  Array.from(
    sortRows(keys, (key) => key, direction),
    (position) => keys[position],
  )

test.each([
  ['numbers by amount', [30, -5, 200], [-5, 30, 200]],
  ['texts by the alphabet, in any case', ['banksia', 'Acacia', 'acacia b'], ['Acacia', 'acacia b', 'banksia']],
  ['accented letters beside plain ones', ['f', 'é', 'e'], ['e', 'é', 'f']],
  ['numbers before texts', ['a', 7], [7, 'a']],
])('sorting puts %s', (_, keys, expected) => {
  expect(sorted(keys, 'ascending')).toEqual(expected)
  expect(sorted(keys, 'descending')).toEqual(expected.toReversed())
})

describe('J10 sorting rows by missing and equal values', () => {
  it('missing values come last in both directions', () => {
    const keys = [null, '2026-03-01', '', '2026-01-09', Number.NaN]
    expect(sorted(keys, 'ascending')).toEqual(['2026-01-09', '2026-03-01', null, '', Number.NaN])
    expect(sorted(keys, 'descending')).toEqual(['2026-03-01', '2026-01-09', null, '', Number.NaN])
  })

  it.each(['ascending', 'descending'] as const)('equal values keep their order, sorted %s', (direction) => {
    // The two ways to write é are equal.
    const keys = ['\u00e9', 'a', 'e\u0301', null, 'a', null]
    const order = [...sortRows(keys, (key) => key, direction)]
    const places = (...equal: SortKey[]) => order.filter((position) => equal.includes(keys[position] ?? null))
    expect([places('a'), places('\u00e9', 'e\u0301'), places(null)]).toEqual([
      [1, 4],
      [0, 2],
      [3, 5],
    ])
  })
})

it.each([
  [{ header: 'Branch' }, 'Branch, A to Z', 'Branch, Z to A'],
  [{ header: 'Amount', kind: 'number' }, 'Amount, smallest first', 'Amount, largest first'],
  [{ header: 'Order No', kind: 'code' }, 'Order No, smallest first', 'Order No, largest first'],
  [{ header: 'Due', kind: 'date' }, 'Due, oldest first', 'Due, newest first'],
] as const)('the sort labels fit the values of the column %j', (column, ascending, descending) => {
  expect(sortLabel({ key: 'it', ...column }, 'ascending')).toBe(ascending)
  expect(sortLabel({ key: 'it', ...column }, 'descending')).toBe(descending)
})

it('sorting by an unknown column is announced as unsorted', () => {
  const columns = [{ key: 'amount', header: 'Amount', kind: 'number' }] as const
  expect(sortAnnouncement(columns, { key: 'amount', direction: 'descending' })).toBe('Sorted by Amount, largest first')
  expect(sortAnnouncement(columns, { key: 'other', direction: 'descending' })).toBe('Not sorted')
})
