import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDate, weekdayName } from './readDate.ts'

const named = [
  '1 Jul 2026',
  '1st July 2026',
  '1-Jul-26',
  '01JUL2026',
  'July 1, 2026',
  'Wed 1 Jul 2026',
  '1 of July 2026',
]
const yearFirst = ['2026-07-01', '2026/7/1']
const otherSigns = ['1\u20117\u20112026', '1\u20137\u20132026', '\u2067１ Jul ２０２６\u2069']

test.each([...named, ...yearFirst, ...otherSigns])('%j is the first of July in Australia', (text) => {
  expect(readDate(text, 'en-AU')).toBe('2026-07-01')
})

test.each([...named, ...yearFirst])('%j is the first of July in the United States', (text) => {
  expect(readDate(text, 'en-US')).toBe('2026-07-01')
})

test.each([
  '',
  'soon',
  '1/7',
  'Jul 2026',
  '1/7-2026',
  '1/7/026',
  '31/04/2026',
  '29/02/2027',
  '0/7/2026',
  '1/13/2026 or so',
  '01/01/0001',
  'Thu 1 Jul 2026',
  '1 Julyy 2026',
  '2026-07-01T00:00',
  '20260701',
  '1e3',
  '-1/7/2026',
])('%j is no date', (text) => {
  expect(readDate(text, 'en-AU')).toBeUndefined()
  expect(readDate(text, 'en-US')).toBeUndefined()
})

test('a month above 12 is an error, not swapped with the day', () => {
  expect(readDate('1/15/2027', 'en-AU')).toBeUndefined()
  expect(readDate('15/1/2027', 'en-US')).toBeUndefined()
  expect(readDate('1/15/2027', 'en-US')).toBe('2027-01-15')
})

test('a valid date has a weekday, an invalid one has none', () => {
  expect(weekdayName('2026-07-01')).toBe('Wednesday')
  expect(weekdayName('2026-02-30')).toBe('')
})

const locale = fc.constantFrom('en-AU', 'en-US')
const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })

/** The usual notations of a day. Each function joins the parts of a day, which are in the order of the locale. */
const forms: readonly ((parts: readonly [string, string, string], sign: string) => string)[] = [
  ([first, second, year], sign) => `${first}${sign}${second}${sign}${year}`,
  ([first, second, year], sign) => `${Number(first)}${sign}${Number(second)}${sign}${year.slice(2)}`,
  ([first, second, year], sign) => ` ${Number(first)} ${sign} ${second}  ${sign} ${year}`,
  ([first, second, year]) => first + second + year,
  ([first, second, year]) => first + second + year.slice(2),
]

test('a date is parsed from every numeric notation', () => {
  fc.assert(
    fc.property(
      day,
      locale,
      fc.constantFrom(...forms),
      fc.constantFrom('/', '.', '-', ' '),
      (date, where, form, sign) => {
        const iso = date.toISOString().slice(0, 10)
        const [year = '', month = '', of = ''] = iso.split('-')
        const parts = where === 'en-US' ? ([month, of, year] as const) : ([of, month, year] as const)
        expect(readDate(form(parts, sign), where)).toBe(iso)
      },
    ),
  )
})

test('day and month are parsed in the order of the locale', () => {
  const typed = fc.string({ unit: fc.constantFrom(...'0123456789/.- '.split('')), maxLength: 12 })
  fc.assert(
    fc.property(typed, locale, (text, where) => {
      const iso = readDate(text, where)
      if (iso === undefined) return
      const numbers = /\D/.test(text.trim())
        ? (text.match(/\d+/g) ?? [])
        : [text.trim().slice(0, 2), text.trim().slice(2, 4), text.trim().slice(4)]
      const [first = 0, second = 0, third = 0] = numbers.map(Number)
      const isYearFirst = numbers[0]?.length === 4
      const year = isYearFirst ? first : third < 100 ? 2000 + third : third
      const [of, month] = isYearFirst ? [third, second] : where === 'en-US' ? [second, first] : [first, second]
      expect(iso.split('-').map(Number)).toEqual([year, month, of])
    }),
  )
})
