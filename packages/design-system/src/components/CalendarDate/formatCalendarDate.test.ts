import { expect, test } from 'vitest'
import { formatCalendarDate } from './formatCalendarDate.ts'

test('J07 the day comes first in Australia, the month in the United States', () => {
  expect(formatCalendarDate('2026-04-03', 'en-AU')).toBe('03/04/2026')
  expect(formatCalendarDate('2026-04-03', 'en-US')).toBe('04/03/2026')
})

test.each([
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '0001-01-01',
  '9999-12-31',
  '31/05/2026',
  '2026-5-1',
  'soon',
  '',
  null,
])('J06 %j is no day', (iso) => expect(formatCalendarDate(iso, 'en-AU')).toBe('-'))

test('leap days are days', () => expect(formatCalendarDate('2028-02-29', 'en-AU')).toBe('29/02/2028'))
