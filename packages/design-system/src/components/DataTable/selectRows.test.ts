import { expect, test } from 'vitest'
import { selectedOf, toggleRow, toggleShown } from './selectRows.ts'

const shown = ['a', 'b', 'c', 'd'].map((key) => ({ key, id: key }))
const after = (selection: readonly string[], id: string, from: string | null = null) =>
  [...toggleRow(shown, new Set(selection), id, from)].toSorted()

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
  expect(after([], 'b')).toEqual(['b'])
  expect(after(['a', 'b'], 'b')).toEqual(['a'])
})

test('a range, whichever end comes first', () => {
  expect(after(['a'], 'c', 'a')).toEqual(['a', 'b', 'c'])
  expect(after(['d'], 'b', 'd')).toEqual(['b', 'c', 'd'])
  expect(after(['a', 'b', 'c'], 'a', 'c')).toEqual([])
})

test('a range from a row that is not shown any more is the row alone', () => {
  expect(after([], 'c', 'z')).toEqual(['c'])
})

test('D11 rows that share a key are selected together', () => {
  const twins = [
    { key: 'a', id: 'a' },
    { key: 'a', id: 'a2' },
  ]
  expect(selectedOf(twins, toggleRow(twins, new Set(), 'a2', null))).toBe('all')
})
