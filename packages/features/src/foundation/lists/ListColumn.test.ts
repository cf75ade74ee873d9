import { expect, test, vi } from 'vitest'
import { csvColumns, searchText, normalizedSearch, sortable, type ListColumn } from './ListColumn.tsx'

// Mocks the design system with an empty module, because the texts of a column need no components.
vi.mock('@trade-portal/design-system', () => ({}))

interface Row {
  readonly job: string
  readonly amount: number | null
}

const columns: readonly ListColumn<Row>[] = [
  { key: 'job', header: 'Job', cell: ({ job }) => job, value: ({ job }) => job },
  { key: 'amount', header: 'Amount', cell: () => null, value: ({ amount }) => amount, decimals: 2, sortBy: () => 7 },
  { key: 'remove', header: 'Remove', cell: () => null },
]
const row = { job: 'Deck', amount: 3407.2 }

test('sorting, searching and exporting use a column’s value', () => {
  expect(sortable(columns).map((column) => column.sortBy?.(row))).toEqual(['Deck', 7, undefined])
  expect(csvColumns(columns).map(({ header, decimals }) => [header, decimals])).toEqual([
    ['Job', undefined],
    ['Amount', 2],
  ])
  expect(searchText(columns, 'en-AU')(row)).toBe('Deck 3407.20')
  expect(searchText(columns, 'en-AU')({ job: '', amount: null })).toBe('')
})

test.each([
  ['$3,407.20', '3407.20'],
  ['deck $1,234,567', 'deck 1234567'],
  ['US$12.50', '12.50'],
  ['deck A$850', 'deck 850'],
  ['$', '$'],
  ['10,5', '10,5'],
  ['12 Smith St, Penrith', '12 Smith St, Penrith'],
  ['481026-0', '481026-0'],
])('the search %j looks for %j', (typed, looked) => {
  expect(normalizedSearch(typed)).toBe(looked)
})
