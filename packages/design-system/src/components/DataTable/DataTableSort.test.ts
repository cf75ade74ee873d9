import { expect, test } from 'vitest'
import { nextSort } from './DataTableSort.ts'

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
