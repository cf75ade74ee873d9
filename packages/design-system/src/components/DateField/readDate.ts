import { isIsoDay, isoDay } from '../../parts/calendarDay.ts'
import type { Locale } from '../../parts/format.ts'
import { plainText } from '../../parts/typedText.ts'

const months = 'january february march april may june july august september october november december'.split(' ')
const weekdays = 'sunday monday tuesday wednesday thursday friday saturday'.split(' ')

/**
 * The day that a text means, in usual notations: `1/7/2026`, `01.07.26`, `1-7-26`, `01072026`, `1 Jul 2026`, `Wed 1 July
 * 2026`, `2026-07-01`. The locale decides the order of numbers; two-digit years are in this century. A text without a year,
 * or with the wrong weekday, is not a day.
 * @returns `YYYY-MM-DD`, or undefined for a text that is not clearly a day of the calendar
 */
export function readDate(text: string, locale: Locale): string | undefined {
  const { weekday, rest } = takeWeekday(plainText(text))
  const day = readDigits(rest, locale) ?? readNumbers(rest, locale) ?? readNamed(rest)
  return day === undefined || (weekday !== undefined && weekdayOf(day) !== weekday) ? undefined : day
}

/**
 * The name of the weekday; '' if the text is not a day.
 * @param iso `YYYY-MM-DD`
 */
export function weekdayName(iso: string): string {
  const name = (isIsoDay(iso) && weekdays[weekdayOf(iso)]) || ''
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function takeWeekday(text: string) {
  const [whole = '', name = ''] = /^([a-z]+)\.?,?\s+/.exec(text) ?? []
  const index = nameIndex(name, weekdays)
  return index === undefined ? { rest: text } : { weekday: index, rest: text.slice(whole.length) }
}

/** Reads a date that consists of digits only, such as `01072026` or `010726`. */
function readDigits(text: string, locale: Locale): string | undefined {
  const [, first = '', second = '', year = ''] = /^(\d\d)(\d\d)(\d\d|\d{4})$/.exec(text) ?? []
  return year === '' ? undefined : inOrder(first, second, year, locale)
}

/** Reads three numbers with the same separator between them. If the first has four digits, it is the year. */
function readNumbers(text: string, locale: Locale): string | undefined {
  const [, first = '', sign = '', second = '', third = ''] =
    /^(\d{1,4})\s*([/.-]|\s)\s*(\d{1,2})\s*\2\s*(\d{1,4})$/.exec(text) ?? []
  if (sign === '') return undefined
  if (first.length === 4) return third.length <= 2 ? isoDay(Number(first), Number(second), Number(third)) : undefined
  return inOrder(first, second, third, locale)
}

function inOrder(first: string, second: string, year: string, locale: Locale): string | undefined {
  const [day, month] = locale === 'en-US' ? [second, first] : [first, second]
  if (day.length > 2 || month.length > 2) return undefined
  return isoDay(readYear(year), Number(month), Number(day))
}

/** Reads `1 Jul 2026`, `1st July 2026`, `1-Jul-26` and `July 1, 2026` in every locale. */
function readNamed(text: string): string | undefined {
  const dayFirst =
    /^(?<day>\d{1,2})(?:st|nd|rd|th)?[\s.-]*(?:of\s+)?(?<name>[a-z]+)\.?,?[\s.-]*(?<year>\d{2}|\d{4})$/.exec(text)
  const monthFirst =
    /^(?<name>[a-z]+)\.?[\s-]*(?<day>\d{1,2})(?:st|nd|rd|th)?(?:,\s*|[\s-]+)(?<year>\d{2}|\d{4})$/.exec(text)
  const { day, name = '', year = '' } = (dayFirst ?? monthFirst)?.groups ?? {}
  const month = nameIndex(name, months)
  return month === undefined ? undefined : isoDay(readYear(year), month + 1, Number(day))
}

/** The index of a month or weekday, by its name or by the first letters of it, at least three. */
function nameIndex(name: string, names: readonly string[]): number | undefined {
  const index = name.length < 3 ? -1 : names.findIndex((full) => full.startsWith(name))
  return index === -1 ? undefined : index
}

/** Two digits mean a year of this century, and four digits the full year. Anything else gives NaN. */
function readYear(text: string): number {
  if (text.length === 2) return 2000 + Number(text)
  return text.length === 4 ? Number(text) : NaN
}

const weekdayOf = (iso: string) => new Date(iso).getUTCDay()
