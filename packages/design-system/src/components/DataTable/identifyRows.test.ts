import { expect, test } from 'vitest'
import { identifyRows } from './identifyRows.ts'

test('D11 rows that share a key are told apart, and keep the key', () => {
  const entries = identifyRows(['1-0', '2-0', '1-0', '', '1-0', ''], (row) => row)
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(6)
  expect(entries.map((entry) => entry.key)).toEqual(['1-0', '2-0', '1-0', '', '1-0', ''])
})

test('what is there alone is known by its key, wherever it stands', () => {
  expect(identifyRows(['b', 'a'], (row) => row)[1]).toEqual({ row: 'a', key: 'a', id: 'a', place: 1 })
})

test.each(['__proto__', 'constructor', 'toString'])('%s is a key like any other', (key) => {
  expect(identifyRows([key], (row) => row)[0]?.id).toBe(key)
})
