import { expect, it } from 'vitest'
import { presentSort, sortLabel } from './sortLabel.ts'

it.each([
  [{ header: 'Branch' }, 'Branch, A to Z', 'Branch, Z to A'],
  [{ header: 'Amount', align: 'end' }, 'Amount, smallest first', 'Amount, largest first'],
  [{ header: 'Order No', kind: 'number' }, 'Order No, smallest first', 'Order No, largest first'],
  [{ header: 'Due', kind: 'date', align: 'end' }, 'Due, oldest first', 'Due, newest first'],
] as const)('the words fit the values of %j', (column, ascending, descending) => {
  expect(sortLabel({ key: 'it', ...column }, 'ascending')).toBe(ascending)
  expect(sortLabel({ key: 'it', ...column }, 'descending')).toBe(descending)
})

it('the present sort is told, and a sort by a column that is not there is none', () => {
  const columns = [{ key: 'amount', header: 'Amount', align: 'end' }] as const
  expect(presentSort(columns, { key: 'amount', direction: 'descending' })).toBe('Sorted by Amount, largest first')
  expect(presentSort(columns, { key: 'other', direction: 'descending' })).toBe('Not sorted')
  expect(presentSort(columns, null)).toBe('Not sorted')
})
