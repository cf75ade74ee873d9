import { expect, test } from 'vitest'
import { formatTable, ratio, spread } from './table.ts'

test('text is left-aligned, figures are right-aligned', () => {
  const table = formatTable(
    'Home',
    ['', 'portal', 'floor'],
    [
      ['requests', 28, 9],
      ['KB', '126.1', '123.0'],
    ],
  )
  expect(table).toBe(`
Home
            portal  floor
  requests      28      9
  KB         126.1  123.0`)
})

test('measurements are shown as their median', () => {
  expect(spread([30, 10.4, 20])).toBe('20 (10..30)')
  expect(ratio([30, 10, 20], [5, 10, 16])).toBe('2.00')
})
