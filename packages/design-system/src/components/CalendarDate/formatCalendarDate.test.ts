import { expect, test } from 'vitest'
import { formatCalendarDate } from './formatCalendarDate.ts'

test('J07 the day comes first, except in the United States', () => {
  expect(formatCalendarDate('2026-04-03', 'en-AU')).toBe('03/04/2026')
  expect(formatCalendarDate('2026-04-03', 'en-US')).toBe('04/03/2026')
})

test.each(['2026-02-30', '2026-13-01', '0001-01-01', '9999-12-31', '31/05/2026', '2026-5-1', '', null])(
  '%j is shown as a dash',
  (iso) => expect(formatCalendarDate(iso, 'en-AU')).toBe('-'),
)
