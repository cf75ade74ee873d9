import { readIsoDate } from '@trade-portal/supplier-api'
import { expect, test } from 'vitest'
import { defaultFromDate, invoicesWithin } from './invoiceDates.ts'

const range = { from: '2026-04-05', to: '2026-10-04' }
const shown = (dates: readonly unknown[], within = range) => {
  const isShown = invoicesWithin('2026-08-22')(within)
  return dates.filter((date) => isShown({ date: readIsoDate(date) }))
}

test('J04 both ends are included, whatever the time of day of a row', () => {
  const times = ['', 'T00:00:00', 'T00:00:00Z', 'T23:59:59', 'T23:59:59Z', 'T23:59:59.999+10:00', ' 00:00:00']
  const atEnds = [range.from, range.to].flatMap((day) => times.map((time) => day + time))
  expect(shown(atEnds)).toEqual(atEnds)
  const outside = ['2026-04-04', '2026-10-05'].flatMap((day) => times.map((time) => day + time))
  expect(shown(outside)).toEqual([])
})

test('J04 a range of one day shows that day, and a backward one nothing', () => {
  const days = ['2026-04-04', '2026-04-05', '2026-04-06']
  expect(shown(days, { from: '2026-04-05', to: '2026-04-05' })).toEqual(['2026-04-05'])
  expect(shown(days, { from: '2026-04-06', to: '2026-04-04' })).toEqual([])
})

test('an open end shows everything on its side', () => {
  const days = ['1970-01-01', '2026-04-05', '2030-01-01']
  expect(shown(days, { from: '', to: '' })).toEqual(days)
  expect(shown(days, { from: '2026-04-05', to: '' })).toEqual(days.slice(1))
  expect(shown(days, { from: '', to: '2026-04-05' })).toEqual(days.slice(0, 2))
})

test('a row without a date, or with an impossible one, is in every range', () => {
  const rows = [null, '', '2026-02-30', '0001-01-01', 'soon']
  expect(shown(rows)).toEqual(rows)
})

test('J03 without a chosen first day, the default one counts', () => {
  const days = ['2026-08-21', '2026-08-22', '2026-12-31']
  const isShown = invoicesWithin('2026-08-22')({ from: null, to: '' })
  expect(days.filter((date) => isShown({ date }))).toEqual(days.slice(1))
})

test.each([
  ['2026-05-31', '2026-02-28'],
  ['2026-11-30', '2026-08-30'],
  ['2028-02-29', '2027-11-29'],
  ['2028-05-31', '2028-02-29'],
  ['2026-05-30', '2026-02-28'],
  ['2026-12-31', '2026-09-30'],
  ['2026-07-31', '2026-04-30'],
  ['2026-01-01', '2025-10-01'],
  ['2026-03-31', '2025-12-31'],
  ['2026-11-22', '2026-08-22'],
  ['1970-01-01', '1969-10-01'],
])('J03 three months before %s is %s', (today, from) => expect(defaultFromDate(today)).toBe(from))
