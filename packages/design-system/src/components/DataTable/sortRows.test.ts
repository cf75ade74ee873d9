import { expect, test } from 'vitest'
import { nextSort, sortRows } from './sortRows.ts'
import type { SortKey } from './sortRows.ts'

const rowsOf = (...keys: SortKey[]) => keys.map((key, place) => ({ key, place }))
const sorted = (keys: SortKey[], direction: 'ascending' | 'descending') =>
  sortRows(rowsOf(...keys), (row) => row.key, direction).map((row) => row.key)

test.each([
  ['numbers by amount', [30, -5, 200], [-5, 30, 200]],
  ['texts by the alphabet, whatever their case', ['banksia', 'Acacia', 'acacia b'], ['Acacia', 'acacia b', 'banksia']],
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
