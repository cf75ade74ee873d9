import { expect, test } from 'vitest'
import { amountSelected, toggleRow, toggleShown } from './selectRows.ts'

const shown = ['a', 'b', 'c', 'd']

test('hidden rows do not affect whether all rows are selected', () => {
  expect(amountSelected(shown, new Set(['a', 'z']))).toBe('some')
  expect(amountSelected(shown, new Set(['z']))).toBe('none')
  expect(amountSelected(shown, new Set(['d', 'c', 'b', 'a']))).toBe('all')
  expect(amountSelected([], new Set())).toBe('none')
})

test('selecting all rows leaves hidden rows unchanged', () => {
  expect([...toggleShown(shown, new Set(['z']))]).toEqual(['z', 'a', 'b', 'c', 'd'])
  expect([...toggleShown(shown, new Set(['z', 'a', 'b', 'c', 'd']))]).toEqual(['z'])
})

test.each([
  ['a row is selected', [], 1, null, ['b']],
  ['a row is unselected', ['a', 'b'], 1, null, ['a']],
  ['a range downwards is selected', ['a'], 2, 'a', ['a', 'b', 'c']],
  ['a range upwards is selected', ['d'], 1, 'd', ['b', 'c', 'd']],
  ['a range is unselected', ['a', 'b', 'c'], 0, 'c', []],
  ['a range from a hidden row is one row', [], 2, 'z', ['c']],
])('%s', (_, selection, position, from, expected) => {
  expect([...toggleRow(shown, new Set(selection), position, from)].toSorted()).toEqual(expected)
})
