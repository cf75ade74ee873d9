import { expect, test } from 'vitest'
import { selectedOf, toggleRow, toggleShown } from './selectRows.ts'

const shown = ['a', 'b', 'c', 'd']
const after = (selection: readonly string[], position: number, from: string | null = null) =>
  [...toggleRow(shown, new Set(selection), position, from)].toSorted()

test('all, some or none of the rows shown', () => {
  expect(selectedOf(shown, new Set(['a', 'z']))).toBe('some')
  expect(selectedOf(shown, new Set(['z']))).toBe('none')
  expect(selectedOf(shown, new Set(['d', 'c', 'b', 'a']))).toBe('all')
  expect(selectedOf([], new Set())).toBe('none')
})

test('selecting all leaves alone what is not shown', () => {
  expect([...toggleShown(shown, new Set(['z']))]).toEqual(['z', 'a', 'b', 'c', 'd'])
  expect([...toggleShown(shown, new Set(['z', 'a', 'b', 'c', 'd']))]).toEqual(['z'])
})

test('one row', () => {
  expect(after([], 1)).toEqual(['b'])
  expect(after(['a', 'b'], 1)).toEqual(['a'])
})

test('a range, whichever end comes first', () => {
  expect(after(['a'], 2, 'a')).toEqual(['a', 'b', 'c'])
  expect(after(['d'], 1, 'd')).toEqual(['b', 'c', 'd'])
  expect(after(['a', 'b', 'c'], 0, 'c')).toEqual([])
})

test('a range from a row that is not shown any more is the row alone', () => {
  expect(after([], 2, 'z')).toEqual(['c'])
})

test('D11 rows that share a key are selected together', () => {
  const twins = ['a', 'a']
  expect(selectedOf(twins, toggleRow(twins, new Set(), 1, null))).toBe('all')
})
