import { CalendarDate } from '@internationalized/date'

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** A calendar date from `YYYY-MM-DD`. Null if it is not a day of the calendar, or the server's year 0001. */
export function parseIsoDate(iso: string | null | undefined): CalendarDate | null {
  const [, year, month, day] = (pattern.exec(iso ?? '') ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined || year < 2) return null
  const date = new CalendarDate(year, month, day)
  // The library moves 30 February to the 28th; here such a day is invalid.
  return date.year === year && date.month === month && date.day === day ? date : null
}
