import { describe, expect, test } from 'vitest'
import { amountSelected, toggleRow, toggleShown } from './selectRows.ts'

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
