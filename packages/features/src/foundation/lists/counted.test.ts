import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 invoices'],
  [1, '1 invoice'],
  [2, '2 invoices'],
  [999, '999 invoices'],
  [1204, '1,204 invoices'],
  [18_000, '18,000 invoices'],
])('%d', (count, words) => {
  expect(counted(count, 'invoice')).toBe(words)
})

test('a plural of its own', () => {
  expect([counted(1, 'match', 'matches'), counted(2, 'match', 'matches')]).toEqual(['1 match', '2 matches'])
})
