import { expect, test } from 'vitest'
import { counted } from './counted.ts'

test.each([
  [0, '0 invoices'],
  [1, '1 invoice'],
  [1204, '1,204 invoices'],
])('a count of %d is written as %s', (count, words) => {
  expect(counted(count, 'invoice')).toBe(words)
  expect(counted(2, 'match', 'matches')).toBe('2 matches')
})
