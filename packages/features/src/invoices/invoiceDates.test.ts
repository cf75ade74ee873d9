import { readIsoDate } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { defaultFromDate, invoicesWithin } from './invoiceDates.ts'

const shown = (dates: readonly unknown[], from: string | null, to: string) => {
  const isShown = invoicesWithin('2026-08-22')({ from, to })
  return dates.filter((date) => isShown({ date: readIsoDate(date) }))
}

test('J04 a date range includes all times of its first and last day', () => {
  const [from, to] = ['2026-04-05', '2026-10-04']
  const times = ['', 'T00:00:00', 'T23:59:59Z', 'T23:59:59.999+10:00', ' 00:00:00']
  const on = (...days: readonly string[]) => days.flatMap((day) => times.map((time) => day + time))
  expect(shown(on(from, to), from, to)).toEqual(on(from, to))
  expect(shown(on('2026-04-04', '2026-10-05'), from, to)).toEqual([])
  expect(shown(on(from, to), from, from)).toEqual(on(from))
  expect(shown(on(from, to), to, from)).toEqual([])
})

test('a range without a first or last day has no limit there', () => {
  const days = ['1970-01-01', '2026-04-05', '2030-01-01']
  expect(shown(days, '', '')).toEqual(days)
  expect(shown(days, '2026-04-05', '')).toEqual(days.slice(1))
  expect(shown(days, '', '2026-04-05')).toEqual(days.slice(0, 2))
})

test('every date range includes invoices without a valid date', () => {
  const rows = [null, '', '2026-02-30', '0001-01-01', 'soon']
  expect(shown(rows, '2026-04-05', '2026-10-04')).toEqual(rows)
})

test('a range starts on the default day if none was chosen', () => {
  expect(shown(['2026-08-21', '2026-08-22'], null, '')).toEqual(['2026-08-22'])
})

test.each([
  ['2026-05-31', '2026-02-28'],
  ['2028-05-31', '2028-02-29'],
  ['2026-12-31', '2026-09-30'],
  ['2026-01-01', '2025-10-01'],
  ['2026-11-22', '2026-08-22'],
  ['1970-01-01', '1969-10-01'],
])('J03 three months before %s is %s', (today, from) => expect(defaultFromDate(today)).toBe(from))
